import { waitBriefly } from './waitBriefly';
import type { ScreenCode } from './ScreenCode';

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
