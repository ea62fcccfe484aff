import { deleteNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { Menu, type MenuGroup } from '@campus/shared/popup/Menu';
import { useRemovalItem } from '@campus/shared/removal/useRemovalItem';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { useCopyNotification } from '../useCopyNotification';
import { useNotificationTitle } from '../useNotificationTitle';

interface NotificationMenuProps {
  item: Pick<Notification, 'id' | 'status' | 'title'>;
}

/** What can be done with one notification of the list. */
export function NotificationMenu({ item }: NotificationMenuProps) {
  const { t } = useTranslation('support');
  const titleOf = useNotificationTitle();
  const copy = useCopyNotification();
  const removal = useRemovalItem(deleteNotification, { label: t('mailings.remove') });
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
  if (status === 'DRAFT') groups.push({ items: [removal({ id, title })] });
  return (
    <Menu
      trigger={<IconButton icon="more" label={t('mailings.menu', { title })} />}
      items={groups}
    />
  );
}
