import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf } from '@campus/shared/contract/days';
import {
  createNotification,
  deleteNotification,
  filterNotifications,
} from '@campus/shared/contract/notifications/calls';
import { notificationStatuses } from '@campus/shared/contract/notifications/machine';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { notificationKinds } from '@campus/shared/contract/notifications/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { Menu, type MenuGroup } from '@campus/shared/popup/Menu';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemovedIds, useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import type { Column } from '@campus/shared/table/DataTable';
import { choicesFilter, rangeFilter, searchFilter, tabsFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './mailings.module.css';
import { NotificationState } from './NotificationState';
import { useCopyNotification } from './useCopyNotification';

export const locales = { ru, en };

type Item = CallOutput<typeof filterNotifications>['items'][number];

/** What it is called in the reader's language, or in Russian where nobody has translated it. */
function useTitle() {
  const { t, i18n } = useTranslation('support');
  const isEnglish = i18n.language.startsWith('en');
  return ({ title }: Pick<Item, 'title'>) => {
    const lang = isEnglish && title.en ? 'en' : 'ru';
    const words = title[lang];
    return words ? { words, lang } : { words: t('mailings.untitled'), lang: undefined };
  };
}

function RowMenu({ item }: { item: Item }) {
  const { t } = useTranslation('support');
  const titleOf = useTitle();
  const copy = useCopyNotification();
  const remove = useUndoableRemoval(deleteNotification, (id) => ({ params: { id } }));
  const { id, status } = item;
  const title = titleOf(item).words;
  const groups: MenuGroup[] = [
    {
      items: [
        {
          label: t('mailings.open'),
          icon: status === 'DRAFT' ? 'edit' : 'eye',
          to: notificationPaths.notification(id),
        },
        { label: t('mailings.copy'), icon: 'copy', onSelect: () => void copy(id) },
      ],
    },
  ];
  if (status === 'DRAFT')
    groups.push({
      items: [
        {
          label: t('mailings.remove'),
          icon: 'trash',
          tone: 'danger',
          onSelect: () => remove({ id, title }),
        },
      ],
    });
  return (
    <Menu
      trigger={<IconButton icon="more" label={t('mailings.menu', { title })} />}
      items={groups}
    />
  );
}

/** Numbers of a notification that is on its way, or was. */
function useResultColumns(): Column<Item>[] {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const hasBegun = ({ status }: Item) => status !== 'DRAFT' && status !== 'SCHEDULED';
  return [
    {
      key: 'delivered',
      header: t('mailings.column.delivered'),
      priority: 'spare',
      cell: (item) => {
        const { delivered, targeted } = item.stats;
        if (!hasBegun(item)) return null;
        return t('mailings.of', { done: number(delivered), total: number(targeted) });
      },
      file: [
        {
          header: t('mailings.column.targeted'),
          text: (item) => (hasBegun(item) ? String(item.stats.targeted) : ''),
        },
        {
          header: t('mailings.column.delivered'),
          text: (item) => (hasBegun(item) ? String(item.stats.delivered) : ''),
        },
        {
          header: t('mailings.column.failed'),
          text: (item) => (hasBegun(item) ? String(item.stats.failed) : ''),
        },
      ],
      align: 'end',
    },
    {
      key: 'read',
      header: t('mailings.column.read'),
      cell: (item) => hasBegun(item) && number(item.stats.read),
      text: (item) => (hasBegun(item) ? String(item.stats.read) : ''),
      align: 'end',
      priority: 'secondary',
    },
  ];
}

function useColumns(): Column<Item>[] {
  const { t } = useTranslation('support');
  const { shortDate, shortDateTime, fileDate, fileDateTime } = useFormat();
  const titleOf = useTitle();
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
      cell: ({ sentAt }) => sentAt && shortDateTime(sentAt),
      text: ({ sentAt }) => (sentAt ? fileDateTime(sentAt) : ''),
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
      cell: (item) => <RowMenu item={item} />,
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
            options: notificationStatuses.map((value) => ({
              value,
              label: t(`mailings.tab.${value}`),
            })),
          }),
          search: searchFilter({ label: t('mailings.search'), placeholder: t('mailings.hint') }),
          kinds: choicesFilter({
            label: t('mailings.column.kind'),
            options: notificationKinds.map((value) => ({
              value,
              label: t(`mailings.kinds.${value}`),
            })),
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
        isGone={({ id }) => removed.has(id)}
        empty={{ title: t('mailings.none'), text: t('mailings.noneText') }}
        totalLabel={(count) => t('mailings.total', { count })}
      />
    </Screen>
  );
}
