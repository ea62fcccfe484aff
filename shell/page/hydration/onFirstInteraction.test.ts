import { onFirstInteraction } from './lazyHydration';

const fetchCode = jest.fn();
const runCode = jest.fn();
const arrivals = jest.fn<{ type: string }[], []>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  Object.assign(performance, { getEntriesByType: arrivals.mockReturnValue([]) });
  jest.clearAllMocks();
  history.replaceState(null, '', '/news');
});
afterEach(() => jest.useRealTimers());

test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'submit'])(
  'the code runs at the first %s, and once',
  (sign) => {
    onFirstInteraction({ fetchCode, runCode });
    expect(runCode).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(runCode).toHaveBeenCalledTimes(1);
  },
);

test('it is fetched behind the pictures, and runs when nobody has come for a while', () => {
  onFirstInteraction({ fetchCode, runCode });
  jest.advanceTimersByTime(10_000);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(fetchCode).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(runCode).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(runCode).toHaveBeenCalledTimes(1);
});

test.each(['/news?modal=signIn', '/info/help#part-2'])(
  'the address %s, which opens something at once, waits for nothing',
  (address) => {
    history.replaceState(null, '', address);
    onFirstInteraction({ fetchCode, runCode });
    expect(runCode).toHaveBeenCalledTimes(1);
  },
);

test.each(['reload', 'back_forward'])('after a %s the page is where it was at once', (type) => {
  arrivals.mockReturnValue([{ type }]);
  onFirstInteraction({ fetchCode, runCode });
  expect(runCode).toHaveBeenCalledTimes(1);
});
