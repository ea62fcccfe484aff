import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from './MenuItem';
import { PersonButton } from './PersonButton';
import styles from './PersonMenu.module.css';

interface PersonMenuProps {
  /** The personal sections, as remotes declare them. */
  own: MenuItem[];
}

/** Who is here, or the way in. */
export function PersonMenu({ own }: PersonMenuProps) {
  const { t } = useTranslation('shell');
  const { status, name } = useSession();
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
  return <SignedIn name={name} own={own} />;
}

/** The menu is most of its code, so it comes when it is first opened. */
function SignedIn({ name, own }: PersonMenuProps & { name: string }) {
  const { t } = useTranslation('shell');
  const notify = useClientStore((state) => state.notify);
  const [Actions, setActions] = useState<ComponentType<PersonMenuProps>>();

  const open = async () => {
    try {
      const { PersonActions } = await import('./PersonActions');
      setActions(() => PersonActions);
    } catch {
      notify({ tone: 'danger', text: t('person.unavailable') });
    }
  };
  return Actions ? <Actions own={own} /> : <PersonButton name={name} onClick={() => void open()} />;
}
