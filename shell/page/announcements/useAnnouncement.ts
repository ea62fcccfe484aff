import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import { listServiceWorks } from '@campus/shared/contract/resources/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMoment } from '../layout/useMoment';
import { announcementName } from './announcementName';
import { announcementOf } from './announcementOf';
import type { Maintenance } from './Maintenance';
import { turningPoints } from './turningPoints';

const minute = 60_000;
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
