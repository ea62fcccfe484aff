import { ApiError } from '@campus/shared/api/ApiError';
import { measurementConsent } from '../cookieNotice/useConsent';
import type { Plan } from '../loading/Plan';
import { afterLoad, whenIdle } from './whenIdle';
import { createReporter, type Reporter } from './createReporter';
import type { ReportPlace } from './Report';
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

/** Measures how fast the page was, with code that comes when the page has nothing else to do. */
function watchVitals(report: Reporter, place: () => ReportPlace) {
  const first = place();
  afterLoad(() => {
    import('./reportVitals').then(
      ({ reportVitals }) => reportVitals(report, first),
      // Where its code does not load nothing is measured.
      () => undefined,
    );
  });
}

/** The browser sends it even when the page is on its way out. */
function sendReports(body: string) {
  navigator.sendBeacon('/reports', new Blob([body], { type: 'application/json' }));
}

/** Listens before anything can fail; until the page knows its screens, a failure has no better place. */
export function startReports() {
  let place = (): ReportPlace => ({ page: '*', release: 'unknown' });
  const report = createReporter({
    // Speed is measured for those who allow it; a failure, told without personal data, for everybody.
    isAllowed: (kind) => kind !== 'vital' || measurementConsent(),
    place: () => place(),
    send: sendReports,
    whenIdle,
  });
  listenForFailures(report);
  return {
    report,
    /** The document has said what it was made of. */
    begin: ({ release, visit }: Plan) => {
      place = () => ({ page: '*', release, visit });
    },
    follow: (shown: () => ReportPlace) => {
      place = shown;
      if (measurementConsent()) watchVitals(report, shown);
    },
  };
}
