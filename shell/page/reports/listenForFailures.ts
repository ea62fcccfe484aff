import { ApiError } from '@campus/shared/api/ApiError';
import type { Reporter } from './createReporter';
import { failureOf } from './failureOf';

/** What browsers say of themselves, and what extensions of a visitor do to the page. */
const isNoise = (text: string) => /^ResizeObserver loop|^Script error|-extension:/.test(text);

/** A call that failed has been told of by its transport; a call that was cancelled did not fail. */
const isTold = (reason: unknown) =>
  reason instanceof ApiError || (reason instanceof Error && reason.name === 'AbortError');

/** Tells of what nobody has caught and of what the content policy has stopped. */
export function listenForFailures(report: Reporter) {
  const tell = (thrown: unknown) =>
    isTold(thrown) || report({ kind: 'error', phase: 'script', ...failureOf(thrown) });

  window.addEventListener('error', ({ error, message, filename }) => {
    if (!isNoise(message) && !isNoise(filename)) tell(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile } = violation;
    if (isNoise(blockedURI) || isNoise(sourceFile)) return;
    const message = `${effectiveDirective} has stopped ${blockedURI}`;
    report({ kind: 'error', phase: 'policy', message: message.slice(0, 300) });
  });
}
