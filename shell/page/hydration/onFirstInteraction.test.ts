import { onFirstInteraction } from './lazyHydration';

const addFonts = jest.fn();
const fetchCode = jest.fn();
const fetchSignIn = jest.fn();
const runCode = jest.fn();
const steps = { addFonts, fetchCode, fetchSignIn, runCode };
const arrivals = jest.fn<{ type: string }[], []>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  Object.assign(performance, { getEntriesByType: arrivals.mockReturnValue([]) });
  jest.clearAllMocks();
  history.replaceState(null, '', '/news');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const dispatchTouch = () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

test('fonts come when the page has loaded with its pictures and is painted, and once', () => {
  onFirstInteraction(steps);
  dispatchEvent(new Event('load'));
  expect(addFonts).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(addFonts).toHaveBeenCalledTimes(1);
  dispatchTouch();
  document.dispatchEvent(new Event('campus:hydrated'));
  expect(addFonts).toHaveBeenCalledTimes(1);
});

/** Each so many screens below the top. */
function showPictures(...tops: number[]) {
  document.body.innerHTML = tops.map(() => '<img alt="">').join('');
  const pictures = [...document.images];
  pictures.forEach((picture, index) => {
    Object.defineProperty(picture, 'complete', { value: false });
    const top = (tops[index] ?? 0) * innerHeight;
    picture.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  });
  return pictures;
}

describe('of pictures that load lazily', () => {
  afterEach(() => document.body.replaceChildren());

  test('fonts wait for those that are seen first, whether they come or not, and for no others', () => {
    const [first, second] = showPictures(0, 1.5, 2.5);
    onFirstInteraction(steps);
    dispatchEvent(new Event('load'));
    first?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(100);
    expect(addFonts).not.toHaveBeenCalled();
    second?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(100);
    expect(addFonts).toHaveBeenCalledTimes(1);
    dispatchTouch();
  });

  test('one that does not end holds them up for no longer than the code', () => {
    showPictures(0);
    onFirstInteraction(steps);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2_000);
    expect(addFonts).toHaveBeenCalledTimes(1);
    expect(fetchCode).toHaveBeenCalledTimes(1);
    dispatchTouch();
  });

  test('one that comes while somebody waits for the code brings no fonts before it', () => {
    const [picture] = showPictures(0);
    onFirstInteraction(steps);
    dispatchEvent(new Event('load'));
    dispatchTouch();
    picture?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2_000);
    expect(addFonts).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('campus:hydrated'));
    expect(addFonts).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['come behind it', () => document.dispatchEvent(new Event('campus:hydrated'))],
  ['come even so where it does not', () => jest.advanceTimersByTime(10_000)],
])('where somebody waits for the code, fonts %s', (_, happens) => {
  onFirstInteraction(steps);
  dispatchTouch();
  dispatchEvent(new Event('load'));
  expect(addFonts).not.toHaveBeenCalled();
  happens();
  expect(addFonts).toHaveBeenCalledTimes(1);
});

test('who has been here before has them at once', () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  });
  onFirstInteraction(steps);
  expect(addFonts).toHaveBeenCalledTimes(1);
  expect(runCode).not.toHaveBeenCalled();
  dispatchTouch();
});

test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'submit'])(
  'the code is fetched and runs at the first %s, and once',
  (sign) => {
    onFirstInteraction(steps);
    expect(runCode).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(fetchCode).toHaveBeenCalledTimes(1);
    expect(runCode).toHaveBeenCalledTimes(1);
  },
);

test('it is fetched behind the pictures, and runs when nobody has come for a while', () => {
  onFirstInteraction(steps);
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
    onFirstInteraction(steps);
    expect(runCode).toHaveBeenCalledTimes(1);
  },
);

test.each(['reload', 'back_forward'])('after a %s the page is where it was at once', (type) => {
  arrivals.mockReturnValue([{ type }]);
  onFirstInteraction(steps);
  expect(runCode).toHaveBeenCalledTimes(1);
  expect(addFonts).toHaveBeenCalledTimes(1);
});

test('whoever reaches for the way in gets the shell and its window first, then the screen', () => {
  document.body.innerHTML = '<button data-opens="signIn"><span>Войти</span></button>';
  onFirstInteraction(steps);
  document.querySelector('span')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(fetchSignIn).toHaveBeenCalledTimes(1);
  expect(runCode).toHaveBeenCalledTimes(1);
  expect(fetchCode).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('campus:screens'));
  expect(fetchCode).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '';
});

test.each([
  ['a page whose server has left a widget to the browser', 'data-partial'],
  ['a page of a person', 'data-own'],
])('%s runs its code at once', (_, mark) => {
  document.body.innerHTML = `<div id="root" ${mark}></div>`;
  onFirstInteraction(steps);
  expect(runCode).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '';
});
