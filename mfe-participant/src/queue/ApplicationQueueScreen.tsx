import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterApplications } from '@campus/shared/contract/applications/calls';
import {
  applicationTypes,
  type ApplicationStatus,
} from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import type { CallOutput } from '@campus/shared/contract/call';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesOf,
  rangeFilter,
  searchFilter,
  tabsFilter,
  shortChoices,
} from '@campus/shared/table/filters';
import { personCells } from '@campus/shared/table/personCells';
import { SplitList } from '@campus/shared/table/SplitList';
import { momentsOf } from '@campus/shared/contract/days';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import { ApplicationDesk } from './ApplicationDesk';
import { ApplicationState } from './ApplicationState';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Item = CallOutput<typeof filterApplications>['items'][number];

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const momentCells = useMomentCells<Item>();
  return [
    {
      key: 'person',
      header: t('queue.person'),
      ...personCells<Item>({
        nameOf: ({ human }) => fullName(human),
        noteOf: ({ number }) => number,
      }),
    },
    { key: 'type', header: t('queue.type'), cell: ({ type }) => t(`queue.types.${type}`) },
    {
      key: 'organisation',
      header: t('queue.organisation'),
      cell: ({ eduOrg }) => eduOrg.shortName,
      priority: 'secondary',
    },
    {
      key: 'created',
      header: t('queue.created'),
      ...momentCells(({ createdAt }) => createdAt),
    },
    {
      key: 'state',
      header: t('queue.state'),
      cell: ({ status, isOverdue }) => <ApplicationState status={status} isOverdue={isOverdue} />,
      text: ({ status, isOverdue }) => t(`queue.status.${isOverdue ? 'OVERDUE' : status}`),
    },
  ];
}

/** What a queue may show instead of what waits. */
const otherStates = ['APPROVED', 'REJECTED', 'CANCELLED', 'ALL'] as const;
type OtherState = (typeof otherStates)[number];

const statusesOf = (state: OtherState | undefined): ApplicationStatus[] | undefined =>
  state === 'ALL' ? undefined : [state ?? 'NEW'];

/** Applications by age, the oldest first, and the one that is being decided on. */
export function ApplicationQueueScreen() {
  const { t } = useTranslation('participant');
  const columns = useColumns();
  const organisations = choicesOf(useCallQuery(listEduOrgs, { query: {} }), shortChoices);
  return (
    <SplitList
      title={t('queue.title')}
      closedTo={applicationPaths.queue()}
      item={(id) => <ApplicationDesk id={id} />}
      call={filterApplications}
      name="applications"
      caption={t('queue.title')}
      filters={{
        type: tabsFilter({
          label: t('queue.type'),
          any: t('queue.anyType'),
          options: optionsOf(applicationTypes, (value) => t(`queue.types.${value}`)),
        }),
        search: searchFilter({ label: t('queue.search'), placeholder: t('queue.searchHint') }),
        status: choiceFilter<OtherState>({
          label: t('queue.state'),
          any: t('queue.status.NEW'),
          options: optionsOf(otherStates, (value) => t(`queue.status.${value}`)),
        }),
        eduOrgId: choiceFilter({
          label: t('queue.organisation'),
          any: t('queue.anyOrganisation'),
          options: organisations,
        }),
        created: rangeFilter({ label: t('queue.created') }),
      }}
      input={({ search, type, status, eduOrgId, created }) => {
        const { from, to } = momentsOf(created);
        return {
          body: {
            search,
            types: type && [type],
            statuses: statusesOf(status),
            eduOrgIds: eduOrgId ? [eduOrgId] : undefined,
            createdFrom: from,
            createdTo: to,
          },
        };
      }}
      sort={{ column: 'created', asc: true }}
      columns={columns}
      rowKey={(application) => application.id}
      rowLink={(application) => applicationPaths.one(application.id)}
      empty={{ title: t('queue.empty') }}
      totalLabel={(count) => t('queue.total', { count })}
    />
  );
}
