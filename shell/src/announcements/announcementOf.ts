import { announcementName } from './announcementName';
import { mayClose } from './mayClose';
import { stageOf } from './stageOf';
import type { Announcement, Stage, Work } from './Work';

const byStage: Record<Stage, number> = { now: 0, over: 1, ahead: 2 };
const bySeverity: Record<Work['severity'], number> = { DOWN: 0, READ_ONLY: 1, INFO: 2 };

function compare(a: Announcement, b: Announcement) {
  return (
    byStage[a.stage] - byStage[b.stage] ||
    bySeverity[a.work.severity] - bySeverity[b.work.severity] ||
    Date.parse(a.work.startsAt) - Date.parse(b.work.startsAt)
  );
}

/** The one announcement to show: what goes on outweighs what is to come, the worse the lesser. */
export function announcementOf(
  works: readonly Work[],
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
