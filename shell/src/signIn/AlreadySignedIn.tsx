import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';

/** A participant at the entrance of staff. */
export function AlreadySignedIn() {
  const { t } = useTranslation('shell');
  const { name, signOut } = useSession();
  const action = (
    <Button variant="soft" icon="logout" onClick={() => void signOut()}>
      {t('person.signOut')}
    </Button>
  );
  return (
    <EmptyState
      icon="user"
      title={t('staff.already', { name })}
      text={t('staff.alreadyText')}
      action={action}
    />
  );
}
