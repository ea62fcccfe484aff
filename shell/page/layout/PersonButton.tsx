import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { Avatar } from '@campus/shared/ui/Avatar';
import { Icon } from '@campus/shared/ui/Icon';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PersonMenu.module.css';

interface PersonButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  name: string;
}

/** The same before and after its menu is loaded. */
export function PersonButton({ name, ...rest }: PersonButtonProps) {
  const { t } = useTranslation('shell');
  const isStaff = useSession().person?.kind === 'STAFF';
  const { data: user } = useCallQuery(getCurrentUser, undefined, { enabled: isStaff });
  const photo = user?.photoUrl ? { url: user.photoUrl } : null;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={styles.person}
      aria-label={name ? t('person.menu', { name }) : t('person.ownMenu')}
    >
      {name ? <Avatar name={name} photo={photo} size="s" /> : <Icon name="user" size={24} />}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
