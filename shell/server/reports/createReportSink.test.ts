/** @jest-environment node */
import type { Report } from '../../page/reports/Report';
import { createReportSink } from './createReportSink';

const report: Report = {
  kind: 'error',
  page: '/news',
  release: '1',
  phase: 'render',
  message: 'broke',
};
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const post = jest.fn(async (_url: string, _body: string) => ({ ok: true }));
const sent = (call = 0) => JSON.parse(post.mock.calls[call]?.[1] ?? '[]') as unknown[];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  jest.clearAllMocks();
});

test('a report is one line of the log, with its time', () => {
  createReportSink({ log })({ ...report, language: 'en' });
  const stamped = { ...report, language: 'en', at: '2026-03-01T10:00:00.000Z' };
  expect(log.warn.mock.calls).toEqual([[{ report: stamped }, 'report']]);
});

test('an alarm is an error in the log, and goes where reports go', async () => {
  const alarm: Report = {
    ...{ kind: 'alarm', remote: 'media', release: '2' },
    ...{ owner: null, message: '2 failed' },
  };
  createReportSink({ url: 'http://reports.test', log, post })(alarm);
  expect(log.error.mock.calls).toMatchObject([[{ report: alarm }, 'alarm']]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent()).toMatchObject([alarm]);
});

test('what came within a second goes in one batch', async () => {
  const sink = createReportSink({ url: 'http://reports.test', log, post });
  sink(report);
  sink({ kind: 'head', tag: 'iframe' });
  expect(post).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(post).toHaveBeenCalledTimes(1);
  expect(sent()).toMatchObject([{ kind: 'error' }, { kind: 'head', tag: 'iframe' }]);
});

test('what was told right before the end is sent before it, after what is under way', async () => {
  let answer = () => {};
  post.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ ok: true }))),
  );
  const sink = createReportSink({ url: 'http://reports.test', log, post });
  sink(report);
  await jest.advanceTimersByTimeAsync(1000);
  sink({ kind: 'head', tag: 'iframe' });
  const ended = jest.fn();
  void sink.flush().then(ended);
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  expect([sent(0), sent(1)]).toMatchObject([[{ kind: 'error' }], [{ kind: 'head' }]]);
  await createReportSink({ log }).flush();
});

test.each([
  ['refused', async () => ({ ok: false })],
  ['Error', () => Promise.reject(new Error('down'))],
])('what cannot be sent is let go and counted: %s', async (reason, answer) => {
  post.mockImplementationOnce(answer);
  const sink = createReportSink({ url: 'http://reports.test', log, post });
  sink(report);
  await jest.advanceTimersByTimeAsync(1000);
  expect(log.warn).toHaveBeenLastCalledWith({ lost: 1, reason }, 'reports lost');

  sink(report);
  await jest.advanceTimersByTimeAsync(1000);
  expect(post).toHaveBeenCalledTimes(2);
});

test('a flood keeps a thousand and counts the rest', async () => {
  const sink = createReportSink({ url: 'http://reports.test', log, post });
  for (let left = 1200; left > 0; left--) sink(report);
  await jest.advanceTimersByTimeAsync(1000);
  expect(post).toHaveBeenCalledTimes(10);
  expect(log.warn).toHaveBeenLastCalledWith({ lost: 200, reason: 'too many' }, 'reports lost');
});

test('an endpoint that hangs is left after five seconds', async () => {
  const signals: AbortSignal[] = [];
  const hang = (_url: string, _body: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<{ ok: boolean }>(() => undefined);
  };
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  createReportSink({ url: 'http://reports.test', log, post: hang })(report);
  await jest.advanceTimersByTimeAsync(1000);
  expect(timeout).toHaveBeenCalledWith(5000);
  expect(signals).toEqual([timeout.mock.results[0]?.value]);
});
