import type { ScreenCode } from './ScreenCode';

interface Matches {
  state: { matches: { route: { handle?: ScreenCode } }[] };
}

/** Waits for the first screen’s code however long it takes; says whether it has come. */
export const hasCode = ({ state }: Matches): Promise<boolean> =>
  Promise.all(state.matches.flatMap(({ route }) => route.handle?.load() ?? [])).then(
    () => true,
    () => false,
  );
