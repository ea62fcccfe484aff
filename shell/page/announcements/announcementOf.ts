import type { CallOutput } from '@campus/shared/contract/call';
import { listServiceWorks } from '@campus/shared/contract/resources/calls';
import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMoment } from '@campus/shared/browser/useMoment';

const minute = 60_000;
const announcedFor = 48 * 60 * minute;
const soon = 60 * minute;
const toldFor = 10 * minute;

type Times = Pick<Maintenance, 'startsAt' | 'endsAt'>;

/** From then on there is no time to lose. */
export const startsSoon = ({ startsAt }: Times) => Date.parse(startsAt) - soon;

/** When the words about a work change, or their place: announced, soon, begun, ended, forgotten. */
function turningPoints(work: Times) {
  const [start, end] = [Date.parse(work.startsAt), Date.parse(work.endsAt)];
  return [start - announcedFor, startsSoon(work), start, end, end + toldFor] as const;
}

/** What somebody cannot do now stays in view for as long as it lasts. */
export const mayClose = ({ work, stage }: Announcement) =>
  stage !== 'now' || work.severity === 'INFO';

/** What is remembered when somebody closes it: the beginning of the same work is told again. */
export const announcementName = ({ work, stage }: Announcement) => `${work.id}:${stage}`;

export type Maintenance = CallOutput<typeof listServiceWorks>[number];

/** `ahead` is announced, `now` goes on, `over` has just ended before the reader's eyes. */
type MaintenanceStage = 'ahead' | 'now' | 'over';

export interface Announcement {
  work: Maintenance;
  stage: MaintenanceStage;
}

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

const none: Maintenance[] = [];

/** What is to be said now, renewed by itself, and how to close it. */
export function useAnnouncement() {
  const { data: works = none } = useQuery({
    ...queryOf(useApi(), listServiceWorks),
    staleTime: 5 * minute,
    refetchOnWindowFocus: true,
    refetchInterval: 10 * minute,
  });
  const now = useMoment(useMemo(() => works.flatMap(turningPoints), [works]));
  const [kept, keep] = useStoredText('campus.closedWorks');
  const closed = kept?.split(' ') ?? [];
  const shown = now === null ? undefined : announcementOf(works, now, closed);

  const close = () => {
    if (!shown) return;
    const isKnown = (name: string) => works.some(({ id }) => name.startsWith(id));
    keep([...closed.filter(isKnown), announcementName(shown)].join(' '));
  };
  return { shown, now, close };
}
