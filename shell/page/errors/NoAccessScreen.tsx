import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

/** For somebody whose role does not open the route: whose account it is, and a way to change it. */
export function NoAccessScreen() {
  const { t } = useTranslation('shell');
  const { status, name, signOut } = useSession();
  const openModal = useClientStore((state) => state.openModal);
  const isSignedIn = status === 'signedIn';
  return (
    <Screen title={t('noAccess.title')} state="noAccess">
      <NoAccess text={isSignedIn ? t('noAccess.account', { name }) : t('noAccess.guest')}>
        {isSignedIn ? (
          // A guest is asked to sign in right here, as anybody or as staff.
          <Button onClick={() => void signOut()}>{t('noAccess.change')}</Button>
        ) : (
          <Button onClick={() => openModal('signIn')}>{t('prompt.signIn')}</Button>
        )}
      </NoAccess>
    </Screen>
  );
}
