import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import type { ComponentProps } from 'react';

type Known = CallOutput<typeof listHumanTicketsMailing>;

interface PersonTableProps<R> {
  humanId: string;
  caption: string;
  columns: Column<R>[];
  rowLink?: (row: R) => string;
  rowsOf: (known: Known) => readonly R[];
  none: ComponentProps<typeof EmptyState>;
}

/** What support knows of one person, on the page that staff have of them. */
export function PersonTable<R extends { id: string }>(props: PersonTableProps<R>) {
  const { humanId, rowsOf, none, ...table } = props;
  const query = useCallQuery(listHumanTicketsMailing, { params: { id: humanId } });
  return (
    <QueryView
      query={query}
      isEmpty={(known) => rowsOf(known).length === 0}
      empty={<EmptyState {...none} />}
      skeleton={<SkeletonText lines={6} />}
    >
      {(known) => <DataTable {...table} rows={rowsOf(known)} rowKey={({ id }) => id} />}
    </QueryView>
  );
}
