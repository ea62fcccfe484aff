import { ApiError } from '@campus/shared/api/ApiError';
import { listenForFailures } from './startReports';

const report = jest.fn();
beforeAll(() => listenForFailures(report));
beforeEach(() => report.mockClear());

const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const broke = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
const violated = (violation: object) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { sourceFile: '', ...violation }),
  );

test('an error that nobody caught is told of', () => {
  broke({ error: new TypeError('x is undefined'), message: 'x is undefined' });
  const told = { kind: 'error', phase: 'script', message: 'TypeError: x is undefined' };
  expect(report).toHaveBeenCalledWith(expect.objectContaining(told));
});

test('a rejection that nobody handled is told of', () => {
  rejected('gone');
  expect(report).toHaveBeenCalledWith({ kind: 'error', phase: 'script', message: 'gone' });
});

test('what the content policy has stopped is told of', () => {
  violated({ effectiveDirective: 'script-src-elem', blockedURI: 'https://evil.test/a.js' });
  expect(report).toHaveBeenCalledWith({
    kind: 'error',
    phase: 'policy',
    message: 'script-src-elem has stopped https://evil.test/a.js',
  });
});

test.each([
  ['a call that failed', () => rejected(new ApiError(404, 'None'))],
  ['a call that was cancelled', () => rejected(new DOMException('left', 'AbortError'))],
  ['a note of the browser', () => broke({ message: 'ResizeObserver loop limit exceeded' })],
  ['another site’s script', () => broke({ message: 'Script error.' })],
  [
    'an extension',
    () => violated({ effectiveDirective: 'img-src', blockedURI: 'chrome-extension://abc/a.png' }),
  ],
])('%s is not', (_, happen) => {
  happen();
  expect(report).not.toHaveBeenCalled();
});
