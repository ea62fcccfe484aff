import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { ActiveRelease } from '../createPlanner';
import { type MatchedScreen, slotsOn } from '../matchScreen';

interface OnScreen {
  screen: MatchedScreen | null;
  active: ActiveRelease[];
  shell: ShellManifest;
  isSignedIn: boolean;
}

/** What a screen loads of its own remote, and which parts of the kit it borrows. */
function partFiles({ manifest, base }: ActiveRelease, name: string, { shell }: OnScreen) {
  const own = [manifest.entry, ...manifest.exposed, ...(manifest.screens[name] ?? [])];
  const borrowed = (manifest.parts?.[name] ?? []).flatMap((key) => shell.parts[key] ?? []);
  return [...own.map((file) => base + file), ...borrowed.map((file) => `/shell/${file}`)];
}

const filesOfSlots = (release: ActiveRelease, asked: OnScreen) =>
  slotsOn(release, asked).flatMap(({ widget }) => partFiles(release, widget, asked));

function filesOfScreen(asked: OnScreen) {
  const { screen, active } = asked;
  const own = screen?.remote;
  return [
    ...(own ? partFiles(own.release, own.route.screen, asked) : []),
    ...active.flatMap((release) => filesOfSlots(release, asked)),
  ];
}

/** The addresses that the first screen will ask for, so that they can start with the document. */
export const filesToPreload = (asked: OnScreen) => [...new Set(filesOfScreen(asked))];
