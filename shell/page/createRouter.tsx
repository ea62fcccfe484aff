import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createRoutes } from './createRoutes';
import type { RemoteLoader } from './remotes/createRemoteLoader';
import type { PlannedRemote } from './remotes/Plan';

/** Nobody waits for a loader before the first screen: its skeleton is better than nothing. */
const hydrationOf = ([frame]: RouteObject[]) => ({
  loaderData: Object.fromEntries(
    (frame?.children ?? []).flatMap(({ id }) => (id ? [[id, null]] : [])),
  ),
});

/** The browser’s way through the route table. */
export function createRouter(remotes: readonly PlannedRemote[], loader: RemoteLoader) {
  const routes = createRoutes(remotes, loader);
  return createBrowserRouter(routes, { hydrationData: hydrationOf(routes) });
}
