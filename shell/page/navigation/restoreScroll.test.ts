import { restoreScroll } from './restoreScroll';

let grow: () => void;
const disconnect = jest.fn();
const scrollTo = jest.fn();

beforeEach(() => {
  performance.getEntriesByType = () => [];
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  window.ResizeObserver = class {
    disconnect = disconnect;
    observe = jest.fn();
    unobserve = jest.fn();
    constructor(onResize: () => void) {
      grow = onResize;
    }
  } as never;
});

type Follow = Parameters<Parameters<typeof restoreScroll>[0]['subscribe']>[0];

/** A router that moves where the test says. */
function start() {
  let follow: Follow = () => undefined;
  const state = { location: { key: 'a' }, restoreScrollPosition: null };
  restoreScroll({ state, subscribe: (listener) => (follow = listener) });
  return (key: string, restoreScrollPosition: number | false | null) =>
    follow({ location: { key }, restoreScrollPosition });
}

test('“back” scrolls again whenever the page has grown', () => {
  const move = start();
  move('b', 900);
  grow();
  grow();
  expect(scrollTo.mock.calls).toEqual([
    [0, 900],
    [0, 900],
  ]);
  move('c', null);
});

test('whoever scrolls is not pulled back', () => {
  const move = start();
  move('b', 900);
  window.dispatchEvent(new Event('wheel'));
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('the next move ends it, and a new page starts at its top', () => {
  const move = start();
  move('b', 900);
  move('c', null);
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('after a reload it goes to where the page was left', () => {
  sessionStorage.setItem('campus.scroll', '{"a":700}');
  performance.getEntriesByType = () => [{ type: 'reload' }] as never;
  const move = start();
  grow();
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  move('b', null);
});

test('a page that is opened anew starts at its top', () => {
  performance.getEntriesByType = () => [{ type: 'navigate' }] as never;
  grow = () => undefined;
  start();
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});
