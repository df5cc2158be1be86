"""What the page's worker has kept for a time without a connection."""

from tests.web.kit.visitor import Visitor

KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  return (await Promise.all(stores.map(store => store.keys()))).flat().map(request => request.url);
}"""
LOADED = "() => performance.getEntriesByType('resource').map(each => each.name)"


def is_kept(visitor: Visitor, *parts: str) -> bool:
    """Whether the worker has everything that the page has loaded, and these parts of it."""
    kept: list[str] = visitor.page.evaluate(KEPT)
    loaded: list[str] = visitor.page.evaluate(LOADED)
    wanted = [name for name in loaded if "/assets/" in name]
    return all(any(part in name for name in kept) for part in parts) and set(wanted) <= set(kept)
