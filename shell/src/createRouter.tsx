import { Outlet, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { FatalErrorScreen } from './errors/FatalErrorScreen';
import { NotFoundScreen } from './errors/NotFoundScreen';
import { HomeScreen } from './home/HomeScreen';
import { Frame } from './Frame';
import { GuardedScreen } from './remotes/GuardedScreen';
import type { RemoteScreen } from './remotes/loadAhead';
import type { PlannedRemote } from './remotes/Plan';
import { Slot } from './remotes/Slot';
import { shellRoutes } from './shellRoutes';
import { StaffSignInScreen } from './signIn/StaffSignInScreen';

const ownScreens = {
  home: <HomeScreen slot={(place) => <Slot place={place} />} />,
  staffSignIn: <StaffSignInScreen />,
};

const screensOf = (remote: PlannedRemote): RouteObject[] =>
  remote.declaration.routes.map((route) => ({
    path: route.path,
    handle: { remote: remote.declaration.name, screen: route.screen } satisfies RemoteScreen,
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
      // The router would otherwise catch a crash of the shell first, and show its own words.
      errorElement: <FatalErrorScreen />,
      children: [
        ...shellRoutes.map(({ path, screen }) => ({ path, element: ownScreens[screen] })),
        ...remotes.flatMap(screensOf),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]);
