import { afterLoad } from './afterLoad';
import type { Reporter } from './createReporter';
import type { Place } from './Report';

/** Measures how fast the page was, with code that comes when the page has nothing else to do. */
export function watchVitals(report: Reporter, place: () => Place) {
  const first = place();
  afterLoad(() => {
    import('./reportVitals').then(
      ({ reportVitals }) => reportVitals(report, first),
      // Without the code nothing is measured, and nobody misses it.
      () => undefined,
    );
  });
}
