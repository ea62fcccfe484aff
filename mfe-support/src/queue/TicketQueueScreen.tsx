import { useApi } from '@campus/shared/api/useApi';
import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf } from '@campus/shared/contract/days';
import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { ticketStatuses } from '@campus/shared/contract/support/machine';
import { supportPaths } from '@campus/shared/contract/support/paths';
import {
  participantTicketCategories,
  ticketPriorities,
  type TicketFilter,
} from '@campus/shared/contract/support/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { BulkAction, BulkRun } from '@campus/shared/table/BulkBar';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesFilter,
  rangeFilter,
  searchFilter,
  tabsFilter,
} from '@campus/shared/table/filters';
import { NameCell } from '@campus/shared/table/NameCell';
import { oneByOne } from '@campus/shared/table/oneByOne';
import { SplitList } from '@campus/shared/table/SplitList';
import { Avatar } from '@campus/shared/ui/Avatar';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { QueueNews } from './QueueNews';
import { TicketDesk } from './TicketDesk';
import { TicketState } from './TicketState';
import { useAgents } from './useAgents';

export const locales = { ru, en };

type Item = CallOutput<typeof filterTickets>['items'][number];

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('support');
  const { shortDateTime } = useFormat();
  return [
    {
      key: 'subject',
      header: t('queue.subject'),
      cell: ({ subject, number, owner }) => (
        <NameCell
          picture={<Avatar name={owner.name} size="s" />}
          name={subject}
          note={`${number} · ${owner.name}`}
        />
      ),
      text: ({ subject, number, owner }) => `${subject}, ${number}, ${owner.name}`,
      priority: 'primary',
    },
    { key: 'topic', header: t('queue.topic'), cell: ({ category }) => t(`topic.${category}.name`) },
    {
      key: 'priority',
      header: t('queue.priority'),
      cell: ({ priority }) => t(`queue.priorities.${priority}`),
      priority: 'secondary',
    },
    {
      key: 'assignee',
      header: t('queue.assignee'),
      cell: ({ assignee }) => assignee?.name ?? t('queue.nobody'),
      priority: 'secondary',
    },
    {
      key: 'created',
      header: t('queue.created'),
      cell: ({ createdAt }) => shortDateTime(createdAt),
    },
    {
      key: 'state',
      header: t('queue.state'),
      cell: ({ status, isOverdue }) => <TicketState status={status} isOverdue={isOverdue} />,
      text: ({ status, isOverdue }) => t(isOverdue ? 'queue.overdue' : `human.ticket.${status}`),
    },
  ];
}

const views = ['mine', 'unassigned', 'overdue', 'waiting'] as const;

/** What a tab asks for; a filter that is chosen beside it goes first. */
function filterOf(view: (typeof views)[number] | undefined, self: string | null): TicketFilter {
  switch (view) {
    case 'mine':
      return { assigneeId: self ?? undefined, statuses: ['NEW', 'OPEN', 'ANSWERED'] };
    case 'unassigned':
      return { assigneeId: null, statuses: ['NEW', 'OPEN'] };
    case 'overdue':
      return { isOverdue: true };
    case 'waiting':
      return { statuses: ['ANSWERED'] };
    case undefined:
      return {};
  }
}

/** What can be done with several; the list is asked anew once, after the last of them. */
function useBulkActions(): BulkAction[] | undefined {
  const { t } = useTranslation('support');
  const api = useApi();
  const session = useSession();
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, given }: { body: object; given: Parameters<BulkRun> }) =>
      oneByOne((id) => api(answerTicket, { params: { id }, body }))(...given),
    meta: { invalidates: answerTicket.invalidates },
  });
  const run =
    (body: object): BulkRun =>
    (...given) =>
      mutateAsync({ body, given });
  if (!mayUse(session, answerTicket.access)) return undefined;
  return [
    { label: t('queue.take'), icon: 'user', run: run({ assigneeId: session.id }) },
    {
      label: t('queue.close.open'),
      icon: 'check',
      run: run({ close: true }),
      confirm: (count) => ({
        title: t('queue.close.many', { count }),
        text: t('queue.close.text'),
      }),
    },
  ];
}

/** Tickets by age, the oldest first, and the one that is being answered. */
export function TicketQueueScreen() {
  const { t } = useTranslation('support');
  const columns = useColumns();
  const agents = useAgents();
  const actions = useBulkActions();
  const { id: self } = useSession();
  const { id } = useParams();
  return (
    <SplitList
      title={t('queue.title')}
      openKey={id}
      closedTo={supportPaths.queue()}
      item={id && <TicketDesk key={id} id={id} />}
      call={filterTickets}
      name="tickets"
      caption={t('queue.title')}
      filters={{
        view: tabsFilter({
          label: t('queue.view'),
          any: t('queue.views.all'),
          options: views.map((value) => ({ value, label: t(`queue.views.${value}`) })),
        }),
        search: searchFilter({ label: t('queue.search'), placeholder: t('queue.searchHint') }),
        status: choicesFilter({
          label: t('queue.state'),
          options: ticketStatuses.map((value) => ({ value, label: t(`human.ticket.${value}`) })),
        }),
        topic: choicesFilter({
          label: t('queue.topic'),
          options: participantTicketCategories.map((value) => ({
            value,
            label: t(`topic.${value}.name`),
          })),
        }),
        priority: choiceFilter({
          label: t('queue.priority'),
          any: t('queue.anyPriority'),
          options: ticketPriorities.map((value) => ({
            value,
            label: t(`queue.priorities.${value}`),
          })),
        }),
        assignee: choiceFilter({
          label: t('queue.assignee'),
          any: t('queue.anybody'),
          options: agents,
        }),
        created: rangeFilter({ label: t('queue.created') }),
      }}
      input={({ view, search, status, topic, priority, assignee, created }) => {
        const { from, to } = momentsOf(created);
        const tab = filterOf(view, self);
        return {
          body: {
            ...tab,
            search,
            statuses: status.length > 0 ? status : tab.statuses,
            categories: topic.length > 0 ? topic : undefined,
            priorities: priority && [priority],
            assigneeId: assignee ?? tab.assigneeId,
            createdFrom: from,
            createdTo: to,
          },
        };
      }}
      sort={{ column: 'created', asc: true }}
      columns={columns}
      actions={actions}
      over={(shown) => <QueueNews key={JSON.stringify(shown.input)} {...shown} />}
      rowKey={(ticket) => ticket.id}
      rowLink={(ticket) => supportPaths.ticket(ticket.id)}
      empty={{ title: t('queue.empty') }}
      totalLabel={(count) => t('queue.total', { count })}
    />
  );
}
