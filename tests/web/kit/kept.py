"""What the page's worker has kept for a time without a connection."""

from tests.web.kit.visitor import Visitor

KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  return (await Promise.all(stores.map(store => store.keys()))).flat().map(request => request.url);
}"""
LOADED = "() => performance.getEntriesByType('resource').map(each => each.name)"


def is_kept(visitor: Visitor, *parts: str) -> bool:
    """Whether the worker has everything that the page has loaded, and these parts of it, each as often as it is named."""
    kept: list[str] = visitor.page.evaluate(KEPT)
    loaded: list[str] = visitor.page.evaluate(LOADED)
    wanted = [name for name in loaded if "/assets/" in name]
    return all(sum(part in name for name in kept) >= parts.count(part) for part in parts) and set(wanted) <= set(kept)
