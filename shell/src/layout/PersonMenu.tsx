import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Avatar } from '@campus/shared/ui/Avatar';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './PersonMenu.module.css';

/** Who is here, or the way in. */
export function PersonMenu() {
  const { t } = useTranslation('shell');
  const { status, name, signOut } = useSession();
  const openModal = useClientStore((state) => state.openModal);

  if (status === 'guest')
    return (
      <Button size="s" onClick={() => openModal('signIn')}>
        {t('person.signIn')}
      </Button>
    );
  if (status === 'loading')
    return (
      <span role="status" className={styles.person}>
        <span className="visually-hidden">{t('person.loading')}</span>
        <Skeleton width={36} height={36} radius="full" />
      </span>
    );
  return (
    <span className={styles.person}>
      {name && <Avatar name={name} size="s" />}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <IconButton icon="logout" label={t('person.signOut')} onClick={() => void signOut()} />
    </span>
  );
}
