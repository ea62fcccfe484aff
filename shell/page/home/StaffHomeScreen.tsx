import { paths } from '@campus/shared/paths';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { NoAccessScreen } from '../errors/NoAccessScreen';
import { SignInPrompt } from '../errors/SignInPrompt';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

interface StaffHomeScreenProps {
  /** Of all remotes, in order. */
  menu: readonly MenuEntry[];
}

/** `/admin`: leads whoever works here to the first section of administration that is theirs. */
export function StaffHomeScreen({ menu }: StaffHomeScreenProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { status, person } = session;
  if (status === 'loading') return <ScreenSkeleton />;
  if (status === 'guest') return <SignInPrompt title={t('menu.admin')} />;
  if (person?.kind !== 'STAFF') return <NoAccessScreen />;
  const first = menu.find(({ group, access }) => group === 'admin' && mayUse(session, access));
  if (first) return <Navigate to={first.to} replace />;
  return (
    <Screen title={t('menu.admin')}>
      <EmptyState
        icon="info"
        title={t('staff.nothing')}
        text={t('staff.nothingText')}
        action={<ButtonLink to={paths.home()}>{t('notFound.home')}</ButtonLink>}
      />
    </Screen>
  );
}
