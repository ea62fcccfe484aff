import { announcementName } from './announcementName';
import { mayClose } from './mayClose';
import { turningPoints } from './turningPoints';
import type { Announcement, MaintenanceStage, Maintenance } from './Maintenance';

/** What to say of a work at a moment, if anything. */
function stageOf(work: Maintenance, now: number): MaintenanceStage | null {
  const [announced, , start, end, forgotten] = turningPoints(work);
  if (now < announced || now >= forgotten) return null;
  if (now < start) return 'ahead';
  if (now < end) return 'now';
  // Nobody was held up, so nobody waits for the end.
  return work.severity === 'INFO' ? null : 'over';
}

const byStage: Record<MaintenanceStage, number> = { now: 0, over: 1, ahead: 2 };
const bySeverity: Record<Maintenance['severity'], number> = { DOWN: 0, READ_ONLY: 1, INFO: 2 };

function compare(a: Announcement, b: Announcement) {
  return (
    byStage[a.stage] - byStage[b.stage] ||
    bySeverity[a.work.severity] - bySeverity[b.work.severity] ||
    Date.parse(a.work.startsAt) - Date.parse(b.work.startsAt)
  );
}

/** The one announcement to show: what goes on outweighs what is to come, the worse the lesser. */
export function announcementOf(
  works: readonly Maintenance[],
  now: number,
  closed: readonly string[],
): Announcement | undefined {
  return works
    .flatMap((work) => {
      const stage = stageOf(work, now);
      return stage ? [{ work, stage }] : [];
    })
    .filter((one) => !mayClose(one) || !closed.includes(announcementName(one)))
    .toSorted(compare)[0];
}
