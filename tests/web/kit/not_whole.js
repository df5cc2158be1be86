// The hands, buttons and names that somebody cannot see whole. Where a page scrolls, each is scrolled to; at a table (`still`) all are in view
// as it stands. What lies in a box that scrolls sideways by itself, as a long score sheet, is left to that box.
({ names, still }) => {
  const problems = new Set();
  const say = (each, what) => problems.add(`${what}: ${(each.ariaLabel || each.textContent.trim() || each.outerHTML).slice(0, 50)}`);

  const around = (each) => {
    const found = [];
    for (let box = each.parentElement; box && box !== document.body; box = box.parentElement) {
      found.push(box);
      if (getComputedStyle(box).position === 'fixed') break;
    }
    return found;
  };
  const isAside = (each) =>
    each.closest('[inert], [aria-hidden=true], .visually-hidden') ||
    !each.checkVisibility({ visibilityProperty: true }) ||
    each.getBoundingClientRect().width <= 1;
  const scrollsSideways = (box) =>
    ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1;
  const hides = (box, axis) =>
    still ? getComputedStyle(box)[axis] !== 'visible' : ['hidden', 'clip'].includes(getComputedStyle(box)[axis]);
  const lineOf = (each) => [...each.getClientRects()].sort((a, b) => b.width - a.width)[0]; // of a link its longest
  const isWellInView = (each) => lineOf(each).top > 90 && lineOf(each).bottom < innerHeight - 90; // beside what sticks to the edges
  const isCutItself = (each) =>
    !each.matches('select, input') && getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;

  const screen = document.querySelector('dialog:modal') ?? document; // what is behind a dialog is not to be used
  const buttons = [...screen.querySelectorAll('a[href], button, select, summary, input:not([type=radio], [type=checkbox])')];
  const named = [...screen.querySelectorAll('main, main *')].filter(
    (each) => names.includes(each.textContent.trim()) && !each.firstElementChild && !each.closest('svg, option'),
  );
  for (const each of [...buttons, ...named].filter((each) => !isAside(each))) {
    const outside = around(each);
    if (outside.some(scrollsSideways)) continue;
    if (!still && !isWellInView(each)) each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom, width, height } = lineOf(each);
    if (left < -1 || right > innerWidth + 1) say(each, 'beside the screen');
    if (still && (top < -1 || bottom > innerHeight + 1)) say(each, `out of view, ${Math.round(top)} to ${Math.round(bottom)}`);
    if (isCutItself(each)) say(each, `cut, ${each.scrollWidth} in ${each.clientWidth}`);
    for (const box of outside) {
      const edge = box.getBoundingClientRect();
      const isBeside = hides(box, 'overflowX') && (right > edge.right + 2 || left < edge.left - 2);
      const isBelow = hides(box, 'overflowY') && (bottom > edge.bottom + 2 || top < edge.top - 2);
      if (isBeside || isBelow) say(each, 'cut by what is around it');
    }
    const isCard = each.closest('li') && each.matches('[aria-pressed]'); // of those that lie over each other a finger's width is seen
    const [x, y] = isCard ? [left + Math.min(20, width / 2), top + Math.min(20, height / 2)] : [left + width / 2, top + height / 2];
    const seen = document.elementFromPoint(x, y); // nothing outside the screen
    if (seen && !each.contains(seen) && seen.closest('label')?.control !== each && getComputedStyle(each).pointerEvents !== 'none')
      say(each, `covered by ${seen.outerHTML.slice(0, 60)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} wide`);
  scrollTo(0, 0);
  return [...problems];
}
