import type { ComponentType } from 'react';
import { waitBriefly } from './waitBriefly';

/** The code of a screen: what a route of the table says of what is behind it. */
export interface ScreenCode {
  /** Whose screen it is; left out for the shell's own. */
  remote?: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The same where it is there already: it needs no skeleton. */
  loaded: () => ComponentType | undefined;
}

/** A screen of the shell that does not come with the first load. */
export function rememberLoaded(load: ScreenCode['load']): ScreenCode {
  let known: ComponentType | undefined;
  return {
    async load() {
      const file = await load();
      known = file.default;
      return file;
    },
    loaded: () => known,
  };
}

interface Matches {
  state: { matches: { route: { handle?: ScreenCode } }[] };
}

/**
 * Starts the first screen's code at once. It has come with the document, so the first render waits
 * for it as any other move does: then the screen asks for its data half a second earlier.
 */
export const preloadScreens = ({ state }: Matches): Promise<unknown> =>
  Promise.all(
    state.matches.flatMap(({ route }) => (route.handle ? [waitBriefly(route.handle.load)()] : [])),
  );

/** Waits for the first screen’s code however long it takes; says whether it has come. */
export const hasCode = ({ state }: Matches): Promise<boolean> =>
  Promise.all(state.matches.flatMap(({ route }) => route.handle?.load() ?? [])).then(
    () => true,
    () => false,
  );
