import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf } from '@campus/shared/contract/days';
import {
  createNotification,
  filterNotifications,
} from '@campus/shared/contract/notifications/calls';
import { notificationStatuses } from '@campus/shared/contract/notifications/machine';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { notificationKinds } from '@campus/shared/contract/notifications/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import type { Column } from '@campus/shared/table/DataTable';
import { choicesFilter, rangeFilter, searchFilter, tabsFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './mailings.module.css';
import { NotificationMenu } from './menu/NotificationMenu';
import { NotificationState } from './NotificationState';
import { useNotificationTitle } from './useNotificationTitle';

export const locales = { ru, en };

type Item = CallOutput<typeof filterNotifications>['items'][number];

/** Numbers of a notification that is on its way, or was. */
function useResultColumns(): Column<Item>[] {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const header = (name: string) => t(`mailings.column.${name}`);
  const hasBegun = ({ status }: Item) => status !== 'DRAFT' && status !== 'SCHEDULED';
  const inFile = (of: 'targeted' | 'delivered' | 'failed' | 'read') => ({
    header: header(of),
    text: (item: Item) => (hasBegun(item) ? String(item.stats[of]) : ''),
  });
  return [
    {
      key: 'delivered',
      header: header('delivered'),
      priority: 'spare',
      cell: (item) => {
        const { delivered, targeted } = item.stats;
        if (!hasBegun(item)) return null;
        return t('mailings.of', { done: number(delivered), total: number(targeted) });
      },
      file: [inFile('targeted'), inFile('delivered'), inFile('failed')],
      align: 'end',
    },
    {
      key: 'read',
      ...inFile('read'),
      cell: (item) => hasBegun(item) && number(item.stats.read),
      align: 'end',
      priority: 'secondary',
    },
  ];
}

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('support');
  const { shortDate, fileDate } = useFormat();
  const momentCells = useMomentCells<Item>();
  const titleOf = useNotificationTitle();
  const mayWrite = mayUse(useSession(), createNotification.access);
  const results = useResultColumns();
  const header = (name: string) => t(`mailings.column.${name}`);
  const channelsOf = ({ channels }: Item) =>
    channels.map((channel) => t(`mailings.channelShort.${channel}`)).join(', ');
  const columns: Column<Item>[] = [
    {
      key: 'title',
      header: header('title'),
      cell: (item) => {
        const { words, lang } = titleOf(item);
        return (
          <span lang={lang} title={words} className={styles.name}>
            {words}
          </span>
        );
      },
      text: (item) => titleOf(item).words,
      priority: 'primary',
    },
    {
      key: 'state',
      header: header('state'),
      cell: ({ status, sendAt }) => <NotificationState status={status} sendAt={sendAt} />,
      text: ({ status }) => t(`mailings.state.${status}`),
    },
    {
      key: 'audience',
      header: header('audience'),
      cell: ({ audienceMode }) => t(`mailings.modeShort.${audienceMode}`),
      priority: 'secondary',
    },
    { key: 'channels', header: header('channels'), cell: channelsOf, hidden: true },
    ...results,
    {
      key: 'kind',
      header: header('kind'),
      cell: ({ kind }) => t(`mailings.kinds.${kind}`),
      hidden: true,
    },
    {
      key: 'sent',
      header: header('sent'),
      ...momentCells(({ sentAt }) => sentAt),
      hidden: true,
    },
    {
      key: 'author',
      header: header('author'),
      cell: ({ createdBy }) => createdBy?.name,
      hidden: true,
    },
    {
      key: 'created',
      header: header('created'),
      cell: ({ createdAt }) => shortDate(createdAt),
      text: ({ createdAt }) => fileDate(createdAt),
    },
  ];
  if (!mayWrite) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: header('actions'),
      cell: (item) => <NotificationMenu item={item} />,
      text: false,
      align: 'end',
    },
  ];
}

/** What staff have written to participants: drafts, what is on its way and what became of it. */
export function NotificationsScreen() {
  const { t } = useTranslation('support');
  const columns = useColumns();
  const removed = useRemovedIds();
  const mayWrite = mayUse(useSession(), createNotification.access);
  const write = (
    <ButtonLink to={notificationPaths.newNotification()} icon="edit">
      {t('mailings.write')}
    </ButtonLink>
  );
  return (
    <Screen title={t('mailings.title')} actions={mayWrite && write}>
      <List
        call={filterNotifications}
        name="notifications"
        caption={t('mailings.title')}
        filters={{
          status: tabsFilter({
            label: t('mailings.column.state'),
            any: t('mailings.all'),
            options: optionsOf(notificationStatuses, (value) => t(`mailings.tab.${value}`)),
          }),
          search: searchFilter({ label: t('mailings.search'), placeholder: t('mailings.hint') }),
          kinds: choicesFilter({
            label: t('mailings.column.kind'),
            options: optionsOf(notificationKinds, (value) => t(`mailings.kinds.${value}`)),
          }),
          created: rangeFilter({ label: t('mailings.column.created') }),
        }}
        input={({ status, search, kinds, created }) => {
          const { from, to } = momentsOf(created);
          return {
            body: {
              search,
              statuses: status && [status],
              kinds: kinds.length > 0 ? kinds : undefined,
              createdFrom: from,
              createdTo: to,
            },
          };
        }}
        sort={{ column: 'created', asc: false }}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => notificationPaths.notification(id)}
        removed={removed}
        empty={{ title: t('mailings.none'), text: t('mailings.noneText') }}
        totalLabel={(count) => t('mailings.total', { count })}
      />
    </Screen>
  );
}
