import { screenTitle, whenAppears } from './whenAppears';

/** Milliseconds for a screen, or a window that closes, to move the focus itself. */
const patience = 100;

const regions =
  'main, section, article, aside, form, fieldset, [role="dialog"], [role="alertdialog"]';
const headings = 'h1, h2, h3, h4, h5, h6, legend';
const items = 'li, tr, [role="row"]';
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** An element and all that surrounds it, up to what the body holds. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    path.push(at);
  return path;
}

const isItem = (node: Node | null): node is Element =>
  node instanceof Element && node.isConnected && node.matches(items);

/** In a list whose item has gone: what can be pressed in the next one, or in the one before it. */
function neighbour(removal: MutationRecord, lost: Element): HTMLElement | null {
  const isOfItem = [...removal.removedNodes].some(
    (node) => node.contains(lost) && node instanceof Element && node.matches(items),
  );
  const next = [removal.nextSibling, removal.previousSibling].find(isItem);
  return isOfItem && next ? next.querySelector<HTMLElement>(controls) : null;
}

/** The heading of the innermost region around the place that still stands. */
const headingAround = (path: readonly Element[]): HTMLElement | undefined =>
  path
    .filter((each) => each.isConnected && each.matches(regions))
    .map((region) => region.querySelector<HTMLElement>(headings))
    .find((heading) => heading !== null);

function focus(target: HTMLElement) {
  if (!target.matches(controls) && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What an action removes takes the focus along, and whoever reads with the ears starts the page anew.
 * The focus goes on in the next item of a list, else to the heading of what the element stood in; code
 * that moves it itself goes first.
 */
export function restoreFocus() {
  // The last place in each thing that the body holds: the page, and the windows over it.
  let places: Element[][] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopSeeking: (() => void) | undefined;

  const isLost = () =>
    (document.activeElement ?? document.body) === document.body &&
    places.at(-1)?.[0]?.isConnected === false;

  const restore = (removal: MutationRecord, lost: Element) => {
    if (!isLost()) return;
    const path = places.findLast((each) => each.at(-1)?.isConnected);
    const target = neighbour(removal, lost) ?? (path && headingAround(path));
    if (target) focus(target);
    // What stands in for a screen has no heading yet.
    else stopSeeking = whenAppears(screenTitle, (title) => isLost() && focus(title));
  };

  const observer = new MutationObserver((records) => {
    const lost = places.at(-1)?.[0];
    if (!lost || !isLost()) return;
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    if (!removal) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => restore(removal, lost), patience);
  });

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    stopSeeking?.();
    if (places.length === 0) observer.observe(document.body, { childList: true, subtree: true });
    const path = pathOf(target);
    const others = places.filter((each) => each.at(-1)?.isConnected && each.at(-1) !== path.at(-1));
    places = [...others, path];
  });
}
