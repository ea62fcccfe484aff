import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf, workingDayAfter } from '@campus/shared/contract/days';
import {
  createTicketOnBehalf,
  filterTickets,
  listCannedAnswers,
} from '@campus/shared/contract/support/calls';
import { ticketStatuses } from '@campus/shared/contract/support/machine';
import { supportPaths } from '@campus/shared/contract/support/paths';
import {
  ticketPriorities,
  ticketScores,
  type TicketFilter,
} from '@campus/shared/contract/support/requests';
import { participantTicketCategories } from '@campus/shared/contract/support/ticketCategories';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesFilter,
  rangeFilter,
  searchFilter,
  tabsFilter,
} from '@campus/shared/table/filters';
import { NameCell } from '@campus/shared/table/NameCell';
import { SplitList } from '@campus/shared/table/SplitList';
import { Avatar } from '@campus/shared/ui/Avatar';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useState } from 'react';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { useAnswerDays } from '../ticket/useAnswerTerm';
import { QueueNews } from '../live/QueueNews';
import { TicketDesk } from '../desk/TicketDesk';
import { ownerName } from '../ticket/ownerName';
import { TicketState } from '../ticket/TicketState';
import { useAgents } from '../desk/care/useAgents';
import { useBulkActions } from '../desk/care/useBulkActions';

export const locales = { ru, en };

type Item = CallOutput<typeof filterTickets>['items'][number];

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('support');
  const { shortDate } = useFormat();
  const momentCells = useMomentCells<Item>();
  const days = useAnswerDays();
  return [
    {
      key: 'subject',
      header: t('queue.subject'),
      cell: (item) => (
        <NameCell
          picture={<Avatar name={ownerName(item)} size="s" />}
          name={item.subject}
          note={`${item.number} · ${ownerName(item)}`}
        />
      ),
      text: (item) => `${item.subject}, ${item.number}, ${ownerName(item)}`,
      priority: 'primary',
    },
    {
      key: 'topic',
      priority: 'spare',
      header: t('queue.topic'),
      cell: ({ category }) => t(`topic.${category}.name`),
    },
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
      ...momentCells(({ createdAt }) => createdAt),
    },
    {
      key: 'due',
      header: t('queue.answerBy'),
      cell: ({ waitingSince }) =>
        waitingSince && days ? shortDate(workingDayAfter(Date.parse(waitingSince), days)) : '—',
      hidden: true,
    },
    {
      key: 'firstAnswer',
      header: t('queue.firstAnswerAt'),
      ...momentCells(({ firstAnswerAt }) => firstAnswerAt, '—'),
      hidden: true,
    },
    {
      key: 'closed',
      header: t('queue.closedOn'),
      ...momentCells(({ closedAt }) => closedAt, '—'),
      hidden: true,
    },
    {
      key: 'channel',
      header: t('queue.channel'),
      cell: ({ channel }) => t(`channel.${channel}`),
      hidden: true,
    },
    {
      key: 'state',
      header: t('queue.state'),
      cell: ({ status, isOverdue }) => <TicketState status={status} isOverdue={isOverdue} />,
      text: ({ status, isOverdue }) => t(isOverdue ? 'human.overdue' : `human.ticket.${status}`),
    },
  ];
}

const views = ['mine', 'unassigned', 'overdue', 'waiting'] as const;

/** These say whose they are: the filter of assignees would only contradict them. */
const isWhose = (view: string | undefined) => view === 'mine' || view === 'unassigned';

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

/** To a ticket for a caller, and to what support answers often, as far as the role may. */
function QueueWays() {
  const { t } = useTranslation('support');
  const session = useSession();
  const isAgent = mayUse(session, createTicketOnBehalf.access);
  const isReader = mayUse(session, listCannedAnswers.access);
  const canned = useCallQuery(listCannedAnswers, undefined, { enabled: isReader });
  if (!isReader) return null;
  return (
    <Stack direction="row" gap={2}>
      {!canned.isPending && !isMissing(canned.error) && (
        <ButtonLink size="s" variant="ghost" to={supportPaths.cannedAnswers()}>
          {t('queue.canned.all')}
        </ButtonLink>
      )}
      {isAgent && (
        <ButtonLink size="s" icon="plus" to={supportPaths.ticketOnBehalf()}>
          {t('queue.new')}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** Tickets by age, the oldest first, and the one that is being answered. */
export function TicketQueueScreen() {
  const { t } = useTranslation('support');
  const columns = useColumns();
  const agents = useAgents();
  const actions = useBulkActions();
  const { id: self } = useSession();
  const { id } = useParams();
  const [changedKeys, setChangedKeys] = useState<ReadonlySet<string>>(new Set());
  const [{ view: shown }] = useFilter({ view: urlChoice(views) });
  const assigneeFilter = choiceFilter({
    label: t('queue.assignee'),
    any: t('queue.anybody'),
    options: agents,
  });
  // Nothing is chosen by a filter that is not there.
  const whose = (isWhose(shown) ? {} : { assignee: assigneeFilter }) as {
    assignee: typeof assigneeFilter;
  };
  return (
    <SplitList
      title={t('queue.title')}
      titleActions={!id && <QueueWays />}
      closedTo={supportPaths.queue()}
      item={(id) => <TicketDesk id={id} />}
      call={filterTickets}
      name="tickets"
      caption={t('queue.title')}
      filters={{
        view: tabsFilter({
          label: t('queue.view'),
          any: t('queue.views.all'),
          options: optionsOf(views, (value) => t(`queue.views.${value}`)),
        }),
        search: searchFilter({ label: t('queue.search'), placeholder: t('queue.searchHint') }),
        status: choicesFilter({
          label: t('queue.state'),
          options: optionsOf(ticketStatuses, (value) => t(`human.ticket.${value}`)),
        }),
        topic: choicesFilter({
          label: t('queue.topic'),
          options: optionsOf(participantTicketCategories, (value) => t(`topic.${value}.name`)),
        }),
        priority: choiceFilter({
          label: t('queue.priority'),
          any: t('queue.anyPriority'),
          options: optionsOf(ticketPriorities, (value) => t(`queue.priorities.${value}`)),
        }),
        ...whose,
        rating: choicesFilter({
          label: t('queue.rating'),
          options: optionsOf(ticketScores, (value) => t(`queue.scores.${value}`)),
        }),
        created: rangeFilter({ label: t('queue.created') }),
      }}
      input={({ view, search, status, topic, priority, assignee, rating, created }) => {
        const { from, to } = momentsOf(created);
        const tab = filterOf(view, self);
        return {
          body: {
            ...tab,
            search,
            statuses: status.length > 0 ? status : tab.statuses,
            categories: topic.length > 0 ? topic : undefined,
            priorities: priority && [priority],
            assigneeId: isWhose(view) ? tab.assigneeId : assignee,
            scores: rating.length > 0 ? rating : undefined,
            createdFrom: from,
            createdTo: to,
          },
        };
      }}
      sort={{ column: 'created', asc: true }}
      columns={columns}
      actions={actions}
      over={(shown) => (
        <QueueNews key={JSON.stringify(shown.input)} {...shown} onChanged={setChangedKeys} />
      )}
      changedKeys={changedKeys}
      rowKey={(ticket) => ticket.id}
      rowLink={(ticket) => supportPaths.ticket(ticket.id)}
      empty={{ title: t('queue.empty') }}
      totalLabel={(count) => t('queue.total', { count })}
    />
  );
}
