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

test.each([new Event('wheel'), new KeyboardEvent('keydown', { key: 'PageUp' })])(
  'whoever scrolls is not pulled back',
  (touch) => {
    const move = start();
    move('b', 900);
    window.dispatchEvent(touch);
    expect(disconnect).toHaveBeenCalledTimes(1);
  },
);

test('a key that scrolls nothing by itself stops nothing', () => {
  const move = start();
  move('b', 900);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  expect(disconnect).not.toHaveBeenCalled();
});

test('the next move ends it, and a new page starts at its top', () => {
  const move = start();
  move('b', 900);
  move('c', null);
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('after a reload it goes to where the page was left, and the browser no longer does', () => {
  history.scrollRestoration = 'auto';
  sessionStorage.setItem('campus.scroll', '{"a":700}');
  performance.getEntriesByType = () => [{ type: 'reload' }] as never;
  const move = start();
  grow();
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  expect(history.scrollRestoration).toBe('manual');
  move('b', null);
});

test('a page that is opened anew starts at its top', () => {
  performance.getEntriesByType = () => [{ type: 'navigate' }] as never;
  grow = () => undefined;
  start();
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});
