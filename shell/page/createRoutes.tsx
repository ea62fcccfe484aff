import { Outlet, type RouteObject } from 'react-router-dom';
import { NoAccessScreen } from './errors/NoAccessScreen';
import { NotFoundScreen } from './errors/NotFoundScreen';
import { RouteCrash } from './errors/RootBoundary';
import { DeclaredHead } from './head/DeclaredHead';
import { HomeScreen } from './home/HomeScreen';
import { StaffHomeScreen } from './home/StaffHomeScreen';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { ReactNode } from 'react';
import { PasswordGate } from './account/PasswordGate';
import { SkippedHead } from './head/SkippedHead';
import { Layout } from './layout/Layout';
import { OverridesNotice } from './overrides/OverridesNotice';
import { LazyPushChoice } from './push/LazyPushChoice';
import { LazyConfirmIdentity } from './signIn/LazyConfirmIdentity';
import { createSignInCode, LazySignIn, type SignInCode } from './signIn/LazySignIn';
import { useSignInMode, useModalFromUrl } from './signIn/useModalFromUrl';
import { LazyUpdateOffer } from './updates/LazyUpdateOffer';
import { waitBriefly, rememberLoaded, type ScreenCode, LazyScreen } from './navigation/ScreenCode';
import { OfflineScreen } from './offline/OfflineScreen';
import type { RemoteLoader } from './remotes/createRemoteLoader';
import { GuardedScreen } from './outlet/GuardedScreen';
import type { PlannedRemote } from './loading/Plan';
import { shellRoutes, type ShellScreen } from './shellRoutes';
import { StaffSignInScreen } from './signIn/StaffSignInScreen';
import { StaffAccountScreen } from './staffAccount/StaffAccountScreen';
import { WelcomeScreen } from './staffAccount/WelcomeScreen';

interface FrameProps {
  menu: readonly MenuEntry[];
  signIn: SignInCode;
  children: ReactNode;
}

/** What opens over the page, apart from it: nothing of the page is rendered anew, hydrated or not. */
function Windows({ signIn }: Pick<FrameProps, 'signIn'>) {
  useModalFromUrl();
  const isSigningIn = useSignInMode() !== null;
  const isChoosingPush = useClientStore(({ modal }) => modal === 'push');
  const isConfirming = useClientStore(({ modal }) => modal === 'confirm');
  return (
    <>
      {isSigningIn && <LazySignIn code={signIn} />}
      {isChoosingPush && <LazyPushChoice />}
      {isConfirming && <LazyConfirmIdentity />}
    </>
  );
}

/** What stays on the page while screens change: header, menu from the plan, footer, sign-in. */
const Frame = ({ menu, signIn, children }: FrameProps) => (
  <Layout menu={menu} notices={<LazyUpdateOffer />}>
    <OverridesNotice />
    <SkippedHead />
    <PasswordGate>{children}</PasswordGate>
    <Windows signIn={signIn} />
  </Layout>
);

/** What comes later than the shell itself: held for a moment, and started by a hint of interest. */
const routeOf = (code: ScreenCode) => ({
  handle: code,
  loader: waitBriefly(code.load),
  // Another filter of the same screen has its code already.
  shouldRevalidate: () => false,
});

function ownScreens(menu: readonly MenuEntry[]): Record<ShellScreen, RouteObject> {
  const search = rememberLoaded(() =>
    import('./search/SearchScreen').then(({ SearchScreen }) => ({ default: SearchScreen })),
  );
  const account = rememberLoaded(() =>
    import('./account/AccountScreen').then(({ AccountScreen }) => ({ default: AccountScreen })),
  );
  // Its form is hydrated with the screen, or what was typed into it would be lost.
  const staffSignIn = rememberLoaded(() =>
    import('./signIn/StaffSignIn').then(({ StaffSignIn }) => ({ default: StaffSignIn })),
  );
  return {
    home: { element: <HomeScreen /> },
    staffHome: { element: <StaffHomeScreen menu={menu} /> },
    staffSignIn: {
      id: 'staffSignIn',
      element: <StaffSignInScreen />,
      ...routeOf(staffSignIn),
    },
    staffWelcome: { element: <WelcomeScreen /> },
    staffAccount: { element: <StaffAccountScreen /> },
    noAccess: { element: <NoAccessScreen /> },
    notFound: { element: <NotFoundScreen /> },
    offline: { element: <OfflineScreen /> },
    search: { id: 'search', element: <LazyScreen code={search} />, ...routeOf(search) },
    account: { id: 'account', element: <LazyScreen code={account} />, ...routeOf(account) },
  };
}

const ownRoutes = (menu: readonly MenuEntry[]): RouteObject[] => {
  const screens = ownScreens(menu);
  return shellRoutes.map(({ path, screen, isPrivate, isCapabilityUrl: _, ...page }) => ({
    ...screens[screen],
    path,
    element: (
      <>
        <DeclaredHead page={page} isPrivate={isPrivate} />
        {screens[screen].element}
      </>
    ),
  }));
};

const routesOf = (
  remote: PlannedRemote,
  loader: Pick<RemoteLoader, 'component' | 'loaded'>,
): RouteObject[] =>
  remote.declaration.routes.map((route, index) => {
    const { name } = remote.declaration;
    const code: ScreenCode = {
      remote: name,
      load: () => loader.component(name, 'screens', route.screen),
      loaded: () => loader.loaded(name, 'screens', route.screen),
    };
    return {
      ...routeOf(code),
      id: `${name}/${index}`,
      path: route.path,
      // Two addresses of one screen keep it as it is: a list stays when a record of it is opened.
      element: <GuardedScreen key={`${name}/${route.screen}`} remote={remote} route={route} />,
    };
  });

/** The route table: the shell's few screens and whatever the planned remotes declare. */
export function createRoutes(
  remotes: readonly PlannedRemote[],
  loader: Pick<RemoteLoader, 'component' | 'loaded'>,
  signIn = createSignInCode(),
): RouteObject[] {
  const menu = remotes
    .flatMap(({ declaration }) => declaration.menu)
    .toSorted((a, b) => a.order - b.order);
  const screens = [...ownRoutes(menu), ...remotes.flatMap((remote) => routesOf(remote, loader))];
  return [
    {
      element: (
        <Frame menu={menu} signIn={signIn}>
          <Outlet />
        </Frame>
      ),
      errorElement: <RouteCrash />,
      children: [...screens, { path: '*', element: <NotFoundScreen /> }],
    },
  ];
}
