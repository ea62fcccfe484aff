import { paths } from '@campus/shared/paths';
import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { StandInScreen } from './StandInScreen';

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
  const home = (
    <ButtonLink to={paths.home()} variant="soft">
      {t('notFound.home')}
    </ButtonLink>
  );
  const screen = { icon: 'lock', title: t('noAccess.title'), state: 'noAccess' } as const;
  // A right of staff is no step of a student, so the declared words are for participants.
  if (reason && person?.kind === 'HUMAN')
    return (
      <StandInScreen
        {...screen}
        text={reason.text[language]}
        actions={
          <>
            <ButtonLink to={reason.to}>{reason.label[language]}</ButtonLink>
            {home}
          </>
        }
      />
    );
  return (
    <StandInScreen
      {...screen}
      text={isSignedIn ? t('noAccess.account', { name }) : t('noAccess.guest')}
      actions={
        <>
          {isSignedIn ? (
            // A guest is asked to sign in right here, as anybody or as staff.
            <Button onClick={() => void signOut()}>{t('noAccess.change')}</Button>
          ) : (
            <Button onClick={() => openModal('signIn')}>{t('prompt.signIn')}</Button>
          )}
          {home}
        </>
      }
    />
  );
}
