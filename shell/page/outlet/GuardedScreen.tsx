import { feedOfRoute } from '@campus/shared/remote/feedOfRoute';
import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { NoAccessScreen } from '../errors/NoAccessScreen';
import { DeclaredHead } from '../head/DeclaredHead';
import { SignInPrompt } from '../errors/SignInPrompt';
import type { PlannedRemote } from '../loading/Plan';
import { RemoteOutlet } from './RemoteOutlet';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

interface GuardedScreenProps {
  remote: PlannedRemote;
  route: RouteDeclaration;
}

/** A remote's screen for those who may see it; the API decides in the end. */
export function GuardedScreen({ remote, route }: GuardedScreenProps) {
  const session = useSession();
  const language = useClientStore((state) => state.currentLanguage);
  const title = route.title[language];
  const isOpen = mayUse(session, route.access);

  const content = () => {
    if (isOpen)
      return (
        <RemoteOutlet
          remote={remote}
          part="screens"
          name={route.screen}
          skeleton={<ScreenSkeleton />}
        />
      );
    if (session.status === 'loading') return <ScreenSkeleton />;
    return session.status === 'guest' ? (
      <SignInPrompt title={title} />
    ) : (
      <NoAccessScreen reason={route.noAccess} />
    );
  };

  return (
    <>
      <DeclaredHead
        page={route}
        feed={feedOfRoute(remote.declaration, route)}
        isPrivate={route.isPrivate ?? route.access !== 'public'}
        isPlaceholder={route.head !== undefined}
      />
      {content()}
    </>
  );
}
