import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf } from '@campus/shared/contract/days';
import {
  filterSyncMessages,
  getSyncMessage,
  isSyncAlive,
  retrySyncMessage,
  type SyncMessage as Item,
} from '@campus/shared/contract/sync/calls';
import { type SyncStatus, syncStatuses } from '@campus/shared/contract/sync/machine';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { syncEntityTypes, syncOperations } from '@campus/shared/contract/sync/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import { choicesFilter, rangeFilter, searchFilter, tabsFilter } from '@campus/shared/table/filters';
import { SplitList } from '@campus/shared/table/SplitList';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './sync.module.css';

export const locales = { ru, en };

const often = 30_000;

type Message = CallOutput<typeof getSyncMessage>;

const looks: Record<SyncStatus, Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>> = {
  RECEIVED: { tone: 'neutral' },
  PROCESSING: { tone: 'info', icon: 'clock' },
  APPLIED: { tone: 'success' },
  SKIPPED: { tone: 'neutral', icon: 'check' },
  FAILED: { tone: 'warning' },
  DEAD: { tone: 'danger' },
};

/** What became of a message by now. */
function SyncMessageState({ status }: { status: SyncStatus }) {
  const { t } = useTranslation('admin-users');
  return <Status {...looks[status]}>{t(`sync.status.${status}`)}</Status>;
}

/** What stood in the way, and what happens next; one that was given up is applied once more by hand. */
function Trouble({ message: { id, status, error, nextAttemptAt } }: { message: Message }) {
  const { t } = useTranslation('admin-users');
  const { dateTime } = useFormat();
  const session = useSession();
  const { mutateAsync: retry } = useCall(retrySyncMessage);
  const { ask, dialog } = useConfirmed();
  if (!error) return null;
  const isDead = status === 'DEAD';
  const mayRetry = isDead && mayUse(session, retrySyncMessage.access);
  const onRetry = () =>
    ask({
      words: (word) => t(`sync.retry.${word}`),
      perform: () => retry({ params: { id } }),
    });
  return (
    <>
      <Banner
        tone={isDead ? 'danger' : 'warning'}
        title={t(isDead ? 'sync.gaveUp' : 'sync.failed')}
        action={
          mayRetry && (
            <Button size="s" variant="soft" icon="retry" onClick={onRetry}>
              {t('sync.retry.action')}
            </Button>
          )
        }
      >
        <p lang="en">{error}</p>
        {nextAttemptAt && <p>{t('sync.nextAttempt', { when: dateTime(nextAttemptAt) })}</p>}
      </Banner>
      {dialog}
    </>
  );
}

function Facts({ message }: { message: Message }) {
  const { t } = useTranslation('admin-users');
  const { dateTime, number } = useFormat();
  return (
    <Surface as="section" aria-label={t('sync.facts')}>
      <SummaryList
        items={[
          { term: t('sync.state'), value: <SyncMessageState status={message.status} /> },
          { term: t('sync.entity'), value: t(`sync.entities.${message.entityType}`) },
          { term: t('sync.operation'), value: t(`sync.operations.${message.operationType}`) },
          { term: t('sync.externalId'), value: message.externalId },
          { term: t('sync.occurred'), value: dateTime(message.occurredAt) },
          { term: t('sync.received'), value: dateTime(message.receivedAt) },
          { term: t('sync.attempts'), value: number(message.attempts) },
        ]}
      />
    </Surface>
  );
}

/** One message of the reference-data service: what it says, and what became of it. */
function SyncMessage({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const { search } = useLocation();
  const query = useCallQuery(getSyncMessage, { params: { id } });
  return (
    <EditorScreen
      query={query}
      title={query.data?.messageId ?? t('sync.one')}
      list={{ to: syncPaths.messages() + search, label: t('sync.title') }}
      missing={(word) => t(`sync.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(message) => (
        <Stack gap={5}>
          <Trouble message={message} />
          <Facts message={message} />
          <section aria-label={t('sync.payload')}>
            <h2>{t('sync.payload')}</h2>
            <p className={styles.note}>{t('sync.masked')}</p>
            <pre className={styles.payload} lang="en">
              {JSON.stringify(message.payload, null, 2)}
            </pre>
          </section>
        </Stack>
      )}
    </EditorScreen>
  );
}

/** Whether the service answers, when it was heard of last, and how long messages have waited. */
function Lamp() {
  const { t } = useTranslation('admin-users');
  const { dateTime } = useFormat();
  const { data } = useCallQuery(isSyncAlive, {}, { refetchInterval: often });
  if (!data) return null;
  const { isConfigured, isAlive, lastMessageAt, oldestWaitingAt } = data;
  const state = isAlive ? 'on' : isConfigured ? 'off' : 'unset';
  const tones = { on: 'success', off: 'danger', unset: 'neutral' } as const;
  return (
    <p role="status" className={styles.lamp}>
      <Status tone={tones[state]}>{t(`sync.lamp.${state}`)}</Status>
      {lastMessageAt && <span>{t('sync.lastMessage', { when: dateTime(lastMessageAt) })}</span>}
      {oldestWaitingAt && (
        <span>{t('sync.waitingSince', { when: dateTime(oldestWaitingAt) })}</span>
      )}
      {oldestWaitingAt === null && <span>{t('sync.noneWaits')}</span>}
    </p>
  );
}

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('admin-users');
  const { shortDateTime, number } = useFormat();
  return [
    {
      key: 'message',
      header: t('sync.record'),
      cell: ({ entityType, externalId }) => `${t(`sync.entities.${entityType}`)} ${externalId}`,
      priority: 'primary',
    },
    {
      key: 'operation',
      header: t('sync.operation'),
      cell: ({ operationType }) => t(`sync.operations.${operationType}`),
    },
    {
      key: 'number',
      header: t('sync.number'),
      cell: ({ messageId }) => messageId,
      priority: 'secondary',
    },
    {
      key: 'attempts',
      header: t('sync.attempts'),
      cell: ({ attempts }) => number(attempts),
      align: 'end',
      priority: 'secondary',
    },
    {
      key: 'received',
      header: t('sync.received'),
      cell: ({ receivedAt }) => shortDateTime(receivedAt),
    },
    {
      key: 'state',
      header: t('sync.state'),
      cell: ({ status }) => <SyncMessageState status={status} />,
      text: ({ status }) => t(`sync.status.${status}`),
    },
  ];
}

/** Tabs say how many messages each has, as soon as that is known. */
function useTabs() {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const counts = useCallQuery(isSyncAlive).data?.counts;
  return syncStatuses.map((value: SyncStatus) => ({
    value,
    label: counts
      ? t('sync.tab', { state: t(`sync.status.${value}`), count: number(counts[value]) })
      : t(`sync.status.${value}`),
  }));
}

/** What the reference-data service has told, newest first, and the message that is open. */
export function SyncScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useColumns();
  const tabs = useTabs();
  const { id } = useParams();
  return (
    <SplitList
      title={t('sync.title')}
      intro={<Lamp />}
      openKey={id}
      closedTo={syncPaths.messages()}
      item={id && <SyncMessage key={id} id={id} />}
      call={filterSyncMessages}
      name="syncMessages"
      caption={t('sync.title')}
      filters={{
        status: tabsFilter({
          label: t('sync.state'),
          any: t('sync.all'),
          options: tabs,
          isWide: true,
        }),
        search: searchFilter({ label: t('sync.search'), placeholder: t('sync.searchHint') }),
        entity: choicesFilter({
          label: t('sync.entity'),
          options: syncEntityTypes.map((value) => ({ value, label: t(`sync.entities.${value}`) })),
        }),
        operation: choicesFilter({
          label: t('sync.operation'),
          options: syncOperations.map((value) => ({ value, label: t(`sync.operations.${value}`) })),
        }),
        received: rangeFilter({ label: t('sync.received') }),
      }}
      input={({ status, search, entity, operation, received }) => {
        const { from, to } = momentsOf(received);
        return {
          body: {
            search,
            statuses: status && [status],
            entityTypes: entity.length > 0 ? entity : undefined,
            operationTypes: operation.length > 0 ? operation : undefined,
            receivedFrom: from,
            receivedTo: to,
          },
        };
      }}
      sort={{ column: 'received', asc: false }}
      columns={columns}
      rowKey={(message) => message.id}
      rowLink={(message) => syncPaths.message(message.id)}
      empty={{ title: t('sync.empty'), text: t('sync.emptyText') }}
      totalLabel={(count) => t('sync.total', { count })}
    />
  );
}
