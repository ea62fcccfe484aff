import { measurementConsent } from '../cookieNotice/measurementConsent';
import type { Plan } from '../remotes/Plan';
import { createReporter } from './createReporter';
import { listenForFailures } from './listenForFailures';
import type { Place } from './Report';
import { sendReports } from './sendReports';
import { watchVitals } from './watchVitals';
import { whenIdle } from './whenIdle';

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
