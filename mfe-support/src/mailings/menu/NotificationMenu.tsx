import { deleteNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { Menu, type MenuGroup } from '@campus/shared/popup/Menu';
import { useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
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
