import { Suspense, lazy } from 'react';
import { Outlet, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotFoundScreen } from './errors/NotFoundScreen';
import { HomeScreen } from './home/HomeScreen';
import { Frame } from './Frame';
import { GuardedScreen } from './remotes/GuardedScreen';
import type { PlannedRemote } from './remotes/Plan';
import { ScreenSkeleton } from './remotes/ScreenSkeleton';
import { Slot } from './remotes/Slot';
import { shellRoutes } from './shellRoutes';

// Forms and validation are for those who sign in, not for every visit.
const StaffSignInScreen = lazy(() =>
  import('./signIn/StaffSignInScreen').then(({ StaffSignInScreen: Screen }) => ({
    default: Screen,
  })),
);

const ownScreens = {
  home: <HomeScreen slot={(place) => <Slot place={place} />} />,
  staffSignIn: (
    <Suspense fallback={<ScreenSkeleton />}>
      <StaffSignInScreen />
    </Suspense>
  ),
};

const screensOf = (remote: PlannedRemote): RouteObject[] =>
  remote.declaration.routes.map((route) => ({
    path: route.path,
    // Another address of the same pattern is the same screen, another pattern is another one.
    element: <GuardedScreen key={route.path} remote={remote} route={route} />,
  }));

/** The route table: the shell's few screens and whatever the planned remotes declare. */
export const createRouter = (remotes: readonly PlannedRemote[]) =>
  createBrowserRouter([
    {
      element: (
        <Frame remotes={remotes}>
          <Outlet />
        </Frame>
      ),
      children: [
        ...shellRoutes.map(({ path, screen }) => ({ path, element: ownScreens[screen] })),
        ...remotes.flatMap(screensOf),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]);
