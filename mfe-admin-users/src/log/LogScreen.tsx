import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { momentsOf } from '@campus/shared/contract/days';
import {
  exportLog,
  filterLog,
  type LogItem,
  logLimit,
} from '@campus/shared/contract/operations/calls';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { actorTypes, logEntities } from '@campus/shared/contract/operations/requests';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, choicesOf, rangeFilter, searchFilter } from '@campus/shared/table/filters';
import { SplitList } from '@campus/shared/table/SplitList';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { LogEntry } from './LogEntry';
import { SignIns } from './SignIns';
import { useLogWords } from './useLogWords';

export const locales = { ru, en };

function useColumns(): Column<LogItem>[] {
  const { t } = useTranslation('admin-users');
  const { fileDateTime, name, shortDateTime } = useFormat();
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
      cell: ({ at }) => shortDateTime(at),
      text: ({ at }) => fileDateTime(at),
    },
  ];
}

const staffPage = { skip: 0, size: 100, asc: true };

type Entity = (typeof logEntities)[number];

const verbsOf = (prefix: string, ...verbs: string[]) => verbs.map((verb) => `${prefix}.${verb}`);

const record = ['create', 'update', 'delete'];
const publication = [
  ...['create', 'update', 'publish', 'unpublish', 'schedule', 'archive', 'appear', 'delete'],
];

/** What is done to records of each kind and can be asked for; the log may tell of more. */
const logActions: Partial<Record<Entity, readonly string[]>> = {
  human: [
    ...verbsOf('human', 'update', 'profile.update', 'identity.update', 'identity.compare'),
    ...verbsOf('human', 'identity.confirm', 'consents.update', 'password.change', 'device.add'),
    ...verbsOf('human', 'documents.view', 'email.request', 'email.change', 'email.cancel'),
    ...verbsOf('human', 'picture.update', 'delete', 'restore', 'anonymise'),
  ],
  account: verbsOf(
    'account',
    'signIn',
    'confirm',
    'refusal',
    'pause',
    'unpause',
    'tokenReuse',
    'session.end',
  ),
  student: [
    ...verbsOf('student', 'claim', 'unlink', 'create', 'update', 'delete', 'status', 'status.odd'),
    ...verbsOf('workPlan', 'ask', 'replace'),
  ],
  studentClaim: verbsOf('student.claim', 'ask', 'prove', 'accept', 'refuse', 'yield'),
  card: verbsOf('card', 'issue', 'activate', 'reportLost', 'block', 'unblock', 'close', 'expire'),
  application: verbsOf('application', 'create', 'approve', 'reject', 'cancel'),
  ticket: [
    ...verbsOf(
      'ticket',
      'create',
      'followUp',
      'answer',
      'note',
      'open',
      'reopen',
      'close',
      'merge',
    ),
    ...verbsOf('ticket', 'closeOwn', 'rate', 'expire', 'closeAsGuest', 'followUpAsGuest'),
  ],
  payment: [
    ...verbsOf('payment', 'create', 'update', 'form', 'reopen', 'approve', 'send', 'settle'),
    ...verbsOf('payment', 'cancel', 'export', 'delete'),
  ],
  notification: verbsOf(
    'notification',
    'create',
    'update',
    'send',
    'begin',
    'finish',
    'stop',
    'delete',
  ),
  news: verbsOf('news', ...publication),
  event: verbsOf('event', ...publication),
  infoPage: verbsOf('infoPage', ...publication),
  newsTag: verbsOf('newsTag', ...record, 'replace'),
  author: verbsOf('author', ...record, 'replace'),
  partner: verbsOf('partner', 'create', 'update', 'pull'),
  mediaFile: verbsOf('file', ...record),
  user: [
    ...verbsOf('user', 'create', 'update', 'role.update', 'status.update', 'delete'),
    ...verbsOf('user', 'password.change', 'password.reset', 'factor.update', 'factor.reset'),
    ...verbsOf('user', 'recovery.update'),
  ],
  footerLink: verbsOf('footerLink', ...record),
  cannedAnswer: verbsOf('cannedAnswer', ...record),
  job: verbsOf('job', 'retry', 'discard'),
};

function useFilters() {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const { actionText, entityText } = useLogWords();
  const [{ entityType }] = useFilter({ entityType: urlChoice(logEntities) });
  const staff = choicesOf(useCallQuery(filterUsers, { query: staffPage, body: {} }), ({ items }) =>
    items.map((user) => ({ value: user.id, label: fullName(user) })),
  );
  const actions = (entityType && logActions[entityType]) ?? [];
  return {
    search: searchFilter({
      label: t('log.filter.search'),
      placeholder: t('log.filter.searchHint'),
    }),
    entityType: choiceFilter({
      label: t('log.filter.entity'),
      options: logEntities.map((value) => ({ value, label: entityText(value) })),
    }),
    // Which of them there are depends on the kind of record; one that is in the address is shown.
    action: choiceFilter({
      label: t('log.filter.action'),
      options: actions.map((value) => ({ value, label: actionText(value) })),
    }),
    actorType: choiceFilter({
      label: t('log.filter.actorType'),
      options: actorTypes.map((value) => ({ value, label: t(`log.actorType.${value}`) })),
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
  const { id } = useParams();
  return (
    <SplitList
      title={t('log.title')}
      lead={t('log.lead')}
      intro={<Tabs />}
      openKey={id}
      closedTo={operationPaths.log()}
      item={id && <LogEntry key={id} id={id} />}
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
    <Screen title={t('log.title')} lead={t('log.lead')}>
      <Stack gap={5}>
        <Tabs view={view} />
        <SignIns />
      </Stack>
    </Screen>
  );
}
