import type { RemoteLoader } from './createRemoteLoader';

/** What a route of the table says of the screen behind it. */
export interface RemoteScreen {
  remote: string;
  screen: string;
}

interface Matches {
  state: { matches: { route: { handle?: RemoteScreen } }[] };
}

/** Starts the first screen's remote at once, instead of when the frame around it has rendered. */
export function loadAhead({ state }: Matches, loader: RemoteLoader) {
  for (const { route } of state.matches)
    if (route.handle)
      // Whoever mounts the screen meets the same failure and shows it.
      loader.component(route.handle.remote, 'screens', route.handle.screen).catch(() => undefined);
}
