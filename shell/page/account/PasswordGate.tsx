import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { Suspense, lazy, type ReactNode } from 'react';
import { RemoteBoundary } from '../loading/RemoteBoundary';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

const NewPasswordScreen = lazy(() =>
  import('./NewPasswordForm').then((module) => ({ default: module.NewPasswordScreen })),
);

/** Whoever needs a longer password chooses it first, and is then where they wanted to be. */
export function PasswordGate({ children }: { children: ReactNode }) {
  const isStaff = useSession().person?.kind === 'STAFF';
  const { data: user } = useCallQuery(getCurrentUser, undefined, { enabled: isStaff });
  if (!isStaff || !user?.mustChangePassword) return children;
  const failure = <ErrorState onRetry={() => window.location.reload()} />;
  return (
    <RemoteBoundary failure={failure} onError={() => undefined}>
      <Suspense fallback={<ScreenSkeleton />}>
        <NewPasswordScreen user={user} />
      </Suspense>
    </RemoteBoundary>
  );
}
