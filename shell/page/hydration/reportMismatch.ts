import { failureOf } from '../reports/failureOf';
import type { Reporter } from '../reports/createReporter';

/** Where server and browser draw something else, React draws anew: nobody loses anything but time. */
export const reportMismatch = (report: Reporter) => (error: unknown) => {
  console.error(error);
  report({ kind: 'error', phase: 'draw', ...failureOf(error) });
};
