import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ownAddress } from '@campus/shared/browser/linkKind';
import { RemoteBoundary } from '../loading/RemoteBoundary';

/** A participant at the entrance of staff. */
function AlreadySignedIn() {
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

// Forms are not part of the shell's first load.
const StaffSignIn = lazy(() =>
  import('./StaffSignIn').then(({ StaffSignIn: Steps }) => ({ default: Steps })),
);

/** `/staff/login`: the entrance of staff, and the way on to what they wanted. */
export function StaffSignInScreen() {
  const { t } = useTranslation('shell');
  const { person } = useSession();
  const [search] = useSearchParams();
  const title = t('staff.title');
  if (person?.kind === 'STAFF')
    return <Navigate to={ownAddress(search.get('next'), paths.admin())} replace />;
  const failure = <ErrorState onRetry={() => window.location.reload()} />;
  return (
    <Screen title={title} lead={t('staff.lead')} width="narrow">
      <Surface padding="l">
        {person ? (
          <AlreadySignedIn />
        ) : (
          <RemoteBoundary failure={failure} onError={() => undefined}>
            <Suspense fallback={<SkeletonText lines={4} />}>
              <StaffSignIn />
            </Suspense>
          </RemoteBoundary>
        )}
      </Surface>
    </Screen>
  );
}
