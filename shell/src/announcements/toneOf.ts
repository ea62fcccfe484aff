import type { Announcement } from './Work';

/** Only what stops people now is bad news. */
export function toneOf({ work, stage }: Announcement) {
  if (stage === 'over') return 'success';
  if (work.severity === 'INFO') return 'info';
  return stage === 'now' && work.severity === 'DOWN' ? 'danger' : 'warning';
}
