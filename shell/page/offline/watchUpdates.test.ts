import { activateUnseen } from './watchUpdates';

const postMessage = jest.fn();
const newer = { waiting: { postMessage } } as unknown as ServiceWorkerRegistration;
const visibility = jest.spyOn(document, 'visibilityState', 'get');
let stop: () => void;

function show(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  postMessage.mockClear();
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a newer worker begins once the page has been out of sight for a while', () => {
  stop = activateUnseen(newer);
  show('hidden');
  jest.advanceTimersByTime(4_999);
  expect(postMessage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(postMessage.mock.calls).toEqual([[{ type: 'activate' }]]);
});

test('a page that came without being seen lets it begin, too', () => {
  visibility.mockReturnValue('hidden');
  stop = activateUnseen(newer);
  jest.advanceTimersByTime(5_000);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

test('whoever looks again in time keeps the worker that is there', () => {
  stop = activateUnseen(newer);
  show('hidden');
  jest.advanceTimersByTime(4_000);
  show('visible');
  jest.advanceTimersByTime(60_000);
  expect(postMessage).not.toHaveBeenCalled();
});

test('a page that was left says nothing more, and without a newer worker there is nothing to say', () => {
  stop = activateUnseen(newer);
  show('hidden');
  stop();
  jest.advanceTimersByTime(60_000);
  show('hidden');
  jest.advanceTimersByTime(60_000);
  stop = activateUnseen({ ...newer, waiting: null });
  jest.advanceTimersByTime(60_000);
  expect(postMessage).not.toHaveBeenCalled();
});
