import { Timeline, type TimelineEvent } from '@campus/shared/progress/Timeline';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';

interface HistoryPage<Entry> {
  items: readonly Entry[];
  total: number;
  skip: number;
  size: number;
}

interface HistoryProps<Entry> {
  ref?: Ref<HTMLOListElement>;
  query: UseQueryResult<HistoryPage<Entry>>;
  label: string;
  /** What is said where nothing has happened yet. */
  none: string;
  eventOf: (entry: Entry) => TimelineEvent;
  /** The address of another page; left out where the newest are enough. */
  hrefOf?: (skip: number) => string;
}

/** A page of what happened, as a call tells it: on its way, failed, empty or there. */
export function History<Entry>(props: HistoryProps<Entry>) {
  const { ref, query, label, none, eventOf, hrefOf } = props;
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon="clock" title={none} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ items, total, skip, size }) => (
        <Stack gap={5}>
          <Timeline ref={ref} label={label} events={items.map(eventOf)} />
          {hrefOf && <Pagination total={total} skip={skip} size={size} hrefOf={hrefOf} />}
        </Stack>
      )}
    </QueryView>
  );
}
