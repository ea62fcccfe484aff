import { measurementConsent } from '../cookieNotice/useConsent';
import type { Plan } from '../remotes/Plan';
import { afterLoad, whenIdle } from './whenIdle';
import { createReporter, type Reporter } from './createReporter';
import { listenForFailures } from './listenForFailures';
import type { Place } from './Report';

/** Measures how fast the page was, with code that comes when the page has nothing else to do. */
function watchVitals(report: Reporter, place: () => Place) {
  const first = place();
  afterLoad(() => {
    import('./reportVitals').then(
      ({ reportVitals }) => reportVitals(report, first),
      // Without the code nothing is measured, and nobody misses it.
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
  let place = (): Place => ({ page: '*', release: 'unknown' });
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
    follow: (shown: () => Place) => {
      place = shown;
      if (measurementConsent()) watchVitals(report, shown);
    },
  };
}
