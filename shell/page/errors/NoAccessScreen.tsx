import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

interface NoAccessScreenProps {
  /** What the route says of it: why, and the step to take. */
  reason?: RouteDeclaration['noAccess'];
}

/** For somebody whose role does not open the route: whose account it is, and a way to change it. */
export function NoAccessScreen({ reason }: NoAccessScreenProps) {
  const { t } = useTranslation('shell');
  const { status, name, person, signOut } = useSession();
  const openModal = useClientStore((state) => state.openModal);
  const language = useClientStore((state) => state.currentLanguage);
  const isSignedIn = status === 'signedIn';
  // A right of staff is no step of a student, so the declared words are for participants.
  if (reason && person?.kind === 'HUMAN')
    return (
      <Screen title={t('noAccess.title')} state="noAccess">
        <NoAccess text={reason.text[language]}>
          <ButtonLink to={reason.to}>{reason.label[language]}</ButtonLink>
        </NoAccess>
      </Screen>
    );
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
