import { createReporter } from './createReporter';
import type { PageReport } from './createReporter';

const send = jest.fn<undefined, [string]>();
const crash = (message: string): PageReport => ({ kind: 'error', phase: 'script', message });
const sentAt = (call: number) => JSON.parse(send.mock.calls[call]?.[0] ?? '[]') as unknown[];

function start() {
  let rest = () => {};
  const place = jest.fn(() => ({ page: '/news', release: '1' }));
  const whenIdle = jest.fn((callback: () => void) => (rest = callback));
  const isAllowed = jest.fn<boolean, [kind: string]>(() => true);
  const report = createReporter({ isAllowed, place, send, whenIdle });
  return { report, isAllowed, place, whenIdle, beIdle: () => rest() };
}

const hide = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => send.mockReset());
afterEach(() => jest.restoreAllMocks());

test('what was told is sent once, in an idle moment, with the place where it happened', () => {
  const { report, beIdle, whenIdle } = start();
  report(crash('a'));
  report({ ...crash('b'), remote: 'media', release: '7' });
  expect(send).not.toHaveBeenCalled();
  beIdle();
  expect(whenIdle).toHaveBeenCalledTimes(1);
  expect(sentAt(0)).toEqual([
    { page: '/news', release: '1', kind: 'error', phase: 'script', message: 'a' },
    { page: '/news', release: '7', remote: 'media', kind: 'error', phase: 'script', message: 'b' },
  ]);
});

test('speed is not told without the visitor’s consent, nor after it was taken back', () => {
  const { report, isAllowed, beIdle } = start();
  const speed: PageReport = { kind: 'vital', name: 'LCP', value: 900, rating: 'good' };
  isAllowed.mockImplementation((kind) => kind !== 'vital');
  report(speed);
  isAllowed.mockReturnValue(true);
  report({ ...speed, name: 'CLS' });
  report(crash('a'));
  isAllowed.mockImplementation((kind) => kind !== 'vital');
  beIdle();
  expect(sentAt(0)).toEqual([expect.objectContaining({ kind: 'error', message: 'a' })]);
});

test('the same failure is told once, whatever its stack and request', () => {
  const { report, beIdle } = start();
  for (const requestId of ['1', '2'])
    report({ ...crash('a'), requestId, stack: requestId } as never);
  beIdle();
  expect(sentAt(0)).toHaveLength(1);
});

test('a page tells of at most twenty errors in its life', () => {
  const { report, beIdle } = start();
  for (let number = 0; number < 30; number++) report(crash(String(number)));
  beIdle();
  report(crash('later'));
  beIdle();
  expect(send).toHaveBeenCalledTimes(1);
  expect(sentAt(0)).toHaveLength(20);
});

test('more than a beacon takes goes in several', () => {
  const { report, beIdle } = start();
  for (let number = 0; number < 20; number++) report(crash(`${number}${'ж'.repeat(1500)}`));
  beIdle();
  expect(send.mock.calls.every(([body]) => new Blob([body]).size < 16_000)).toBe(true);
  expect(send.mock.calls.flatMap((_, call) => sentAt(call))).toHaveLength(20);
});

test('what waits when the page is hidden is sent then, and what comes after that at once', async () => {
  const { report } = start();
  report(crash('a'));
  hide('hidden');
  expect(sentAt(0)).toHaveLength(1);
  report(crash('b'));
  await Promise.resolve();
  expect(sentAt(1)).toMatchObject([{ message: 'b' }]);
});

test('a failure of telling is not told', () => {
  const { report, place, beIdle } = start();
  place.mockImplementationOnce(() => {
    throw new Error('no router');
  });
  expect(() => report(crash('a'))).not.toThrow();
  beIdle();
  expect(send).not.toHaveBeenCalled();
});
