import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { momentsOf } from '@campus/shared/contract/days';
import {
  filterSyncMessages,
  isSyncAlive,
  type SyncMessage as Item,
} from '@campus/shared/contract/sync/calls';
import { syncStatuses } from '@campus/shared/contract/sync/machine';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { syncEntityTypes, syncOperations } from '@campus/shared/contract/sync/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { choicesFilter, rangeFilter, searchFilter, tabsFilter } from '@campus/shared/table/filters';
import { SplitList } from '@campus/shared/table/SplitList';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Status } from '@campus/shared/ui/Status';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { SyncMessage, SyncMessageState } from './message/SyncMessage';
import styles from './sync.module.css';

export const locales = { ru, en };

const often = 30_000;

/** Whether the service answers, when it was heard of last, and how long messages have waited. */
function Lamp() {
  const { t } = useTranslation('admin-users');
  const { shortDateTime } = useFormat();
  const { data } = useCallQuery(isSyncAlive, {}, { refetchInterval: often });
  if (!data) return null;
  const { isConfigured, isAlive, lastMessageAt, oldestWaitingAt } = data;
  const state = isAlive ? 'on' : isConfigured ? 'off' : 'unset';
  const tones = { on: 'success', off: 'danger', unset: 'neutral' } as const;
  return (
    <p role="status" className={styles.lamp}>
      <Status tone={tones[state]}>{t(`sync.lamp.${state}`)}</Status>
      {lastMessageAt && (
        <span>{t('sync.lastMessage', { when: shortDateTime(lastMessageAt) })}</span>
      )}
      {oldestWaitingAt && (
        <span>{t('sync.waitingSince', { when: shortDateTime(oldestWaitingAt) })}</span>
      )}
      {oldestWaitingAt === null && <span>{t('sync.noneWaits')}</span>}
    </p>
  );
}

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const momentCells = useMomentCells<Item>();
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
      ...momentCells(({ receivedAt }) => receivedAt),
    },
    {
      key: 'state',
      header: t('sync.state'),
      cell: ({ status }) => <SyncMessageState status={status} />,
      text: ({ status }) => t(`sync.status.${status}`),
    },
  ];
}

/** What the reference-data service has told, newest first, and the message that is open. */
export function SyncScreen() {
  const { t } = useTranslation('admin-users');
  const columns = useColumns();
  const counts = useCallQuery(isSyncAlive).data?.counts;
  return (
    <SplitList
      title={t('sync.title')}
      intro={<Lamp />}
      closedTo={syncPaths.messages()}
      item={(id) => <SyncMessage id={id} />}
      call={filterSyncMessages}
      name="syncMessages"
      refetchInterval={often}
      caption={t('sync.title')}
      filters={{
        status: tabsFilter({
          label: t('sync.state'),
          any: t('sync.all'),
          options: optionsOf(syncStatuses, (value) => t(`sync.status.${value}`)),
          counts,
          isWide: true,
        }),
        search: searchFilter({ label: t('sync.search'), placeholder: t('sync.searchHint') }),
        entity: choicesFilter({
          label: t('sync.entity'),
          options: optionsOf(syncEntityTypes, (value) => t(`sync.entities.${value}`)),
        }),
        operation: choicesFilter({
          label: t('sync.operation'),
          options: optionsOf(syncOperations, (value) => t(`sync.operations.${value}`)),
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
