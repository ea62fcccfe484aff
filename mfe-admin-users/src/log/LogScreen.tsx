import { useApi } from '@campus/shared/api/useApi';
import { momentsOf } from '@campus/shared/contract/days';
import {
  exportLog,
  filterLog,
  type LogItem,
  logLimit,
} from '@campus/shared/contract/operations/calls';
import { logActions } from '@campus/shared/contract/operations/logActions';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { actorTypes, logEntities } from '@campus/shared/contract/operations/requests';
import { filterUsers, type ListedUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, choicesOf, rangeFilter, searchFilter } from '@campus/shared/table/filters';
import { SplitList } from '@campus/shared/table/SplitList';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useQuery } from '@tanstack/react-query';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { LogEntry } from './LogEntry';
import { SignInPauses } from './signIns/SignInPauses';
import { SignIns } from './signIns/SignIns';
import { useLogWords } from './useLogWords';

export const locales = { ru, en };

function useColumns(): Column<LogItem>[] {
  const { t } = useTranslation('admin-users');
  const { name } = useFormat();
  const momentCells = useMomentCells<LogItem>();
  const { actionText, actorText, entityText } = useLogWords();
  return [
    {
      key: 'action',
      header: t('log.column.action'),
      cell: ({ action }) => actionText(action),
      priority: 'primary',
    },
    {
      key: 'record',
      header: t('log.column.record'),
      cell: ({ entity, subject }) =>
        subject
          ? t('log.record', { entity: entityText(entity.type), subject: name(subject) })
          : entityText(entity.type),
    },
    { key: 'who', header: t('log.column.who'), cell: ({ actor }) => actorText(actor) },
    {
      key: 'at',
      header: t('log.column.at'),
      ...momentCells(({ at }) => at),
    },
  ];
}

const allActions = Object.values(logActions).flat();
const staffPage = 100;

/** Every member of staff, page after page: whoever did something must be there to be chosen. */
function useStaff() {
  const api = useApi();
  return useQuery({
    queryKey: ['log', 'staff'],
    queryFn: async ({ signal }) => {
      const found: ListedUser[] = [];
      for (;;) {
        const query = { skip: found.length, size: staffPage, asc: true };
        const { items, total } = await api(filterUsers, { query, body: {} }, { signal });
        found.push(...items);
        if (items.length === 0 || found.length >= total) return found;
      }
    },
  });
}

function useFilters() {
  const { t } = useTranslation('admin-users');
  const { byName, fullName } = useFormat();
  const { actionText, entityText } = useLogWords();
  const [{ entityType }] = useFilter({ entityType: urlChoice(logEntities) });
  const staff = choicesOf(useStaff(), (users) =>
    users.map((user) => ({ value: user.id, label: fullName(user) })),
  );
  const actions = (entityType ? logActions[entityType] : allActions)
    .map((value) => ({ value, label: actionText(value) }))
    .sort((one, other) => byName(one.label, other.label));
  return {
    search: searchFilter({
      label: t('log.filter.search'),
      placeholder: t('log.filter.searchHint'),
    }),
    entityType: choiceFilter({
      label: t('log.filter.entity'),
      options: optionsOf(logEntities, (value) => entityText(value)),
    }),
    // Of a kind that is chosen only its own; one that is in the address is shown.
    action: choiceFilter({ label: t('log.filter.action'), options: actions }),
    actorType: choiceFilter({
      label: t('log.filter.actorType'),
      options: optionsOf(actorTypes, (value) => t(`log.actorType.${value}`)),
    }),
    actorId: choiceFilter({ label: t('log.filter.actor'), options: staff }),
    at: rangeFilter({ label: t('log.filter.at') }),
  };
}

function Tabs({ view }: { view?: 'sign-ins' | undefined }) {
  const { t } = useTranslation('admin-users');
  return (
    <TabLinks
      label={t('log.tabs.label')}
      tabs={[
        { to: operationPaths.log(), label: t('log.tabs.log'), isCurrent: !view },
        { to: operationPaths.signIns(), label: t('log.tabs.signIns'), isCurrent: !!view },
      ]}
    />
  );
}

/** What was done to every record, newest first, and the entry that is open. */
function ChangeLog() {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const columns = useColumns();
  const filters = useFilters();
  const api = useApi();
  return (
    <SplitList
      title={t('log.title')}
      intro={<Tabs />}
      closedTo={operationPaths.log()}
      item={(id) => <LogEntry id={id} />}
      call={filterLog}
      name="log"
      caption={t('log.title')}
      filters={filters}
      input={({ at, ...filter }) => ({ body: { ...filter, ...momentsOf(at) } })}
      file={(input, signal) => api(exportLog, input, { signal })}
      sort={{ column: 'at', asc: false }}
      columns={columns}
      rowKey={(entry) => entry.id}
      rowLink={(entry) => operationPaths.entry(entry.id)}
      empty={{ title: t('log.none'), text: t('log.emptyText') }}
      unknown={{ title: t('log.unknown.title'), text: t('log.unknown.text') }}
      totalLabel={(count) =>
        count < logLimit ? t('log.total', { count }) : t('log.tooMany', { count: number(count) })
      }
    />
  );
}

const values = { view: urlChoice(['sign-ins']) };

/** The log: what was changed, and who got in. */
export function LogScreen() {
  const { t } = useTranslation('admin-users');
  const [{ view }] = useFilter(values);
  if (!view) return <ChangeLog />;
  return (
    <Screen title={t('log.title')} actions={<Tabs view={view} />}>
      <Stack gap={2}>
        <SignInPauses />
        <SignIns />
      </Stack>
    </Screen>
  );
}
