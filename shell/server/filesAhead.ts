import type { ActiveRelease } from './createPlanner';
import type { MatchedScreen } from './matchScreen';

/** More files at once than a browser has connections would only delay the first ones. */
const most = 16;

const filesOf = ({ manifest, base }: ActiveRelease, name: string) =>
  [manifest.entry, ...manifest.exposed, ...(manifest.screens[name] ?? [])].map(
    (file) => base + file,
  );

const filesOfSlots = (release: ActiveRelease, isSignedIn: boolean) =>
  release.manifest.declaration.slots
    .filter(({ access }) => access === 'public' || isSignedIn)
    .flatMap(({ widget }) => filesOf(release, widget));

function filesOfScreen(screen: MatchedScreen | null, active: ActiveRelease[], isSignedIn: boolean) {
  if (screen?.remote) return filesOf(screen.remote.release, screen.remote.route.screen);
  return screen?.isHome ? active.flatMap((release) => filesOfSlots(release, isSignedIn)) : [];
}

/** The addresses that the first screen will ask for, so that they can start with the document. */
export const filesAhead = (...of: Parameters<typeof filesOfScreen>) =>
  [...new Set(filesOfScreen(...of))].slice(0, most);
