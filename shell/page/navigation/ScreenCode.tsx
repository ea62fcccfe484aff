import { ErrorState } from '@campus/shared/ui/ErrorState';
import { type ComponentType, Suspense, lazy, useState } from 'react';
import { RemoteBoundary } from '../loading/RemoteBoundary';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

const longest = 100;

/**
 * A loader of a route: the old screen stays until the next one's code is there, but not for long.
 * A skeleton has to stand within 300 ms, also where a remote hangs.
 */
export const waitBriefly = (load: () => Promise<unknown>) => (): Promise<null> => {
  const late = new Promise((resolve) => setTimeout(resolve, longest));
  // Whoever mounts the screen meets the same failure and shows it.
  const loaded = load().catch(() => undefined);
  return Promise.race([loaded, late]).then(() => null);
};

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

function Attempt({ code, onRetry }: { code: ScreenCode; onRetry: () => void }) {
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Content] = useState(() => code.loaded() ?? lazy(code.load));
  return (
    <RemoteBoundary
      failure={<ErrorState onRetry={onRetry} />}
      onError={(error) => console.error(error)}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Content />
      </Suspense>
    </RemoteBoundary>
  );
}

/** A screen of the shell that most visits never see; its code comes when somebody goes there. */
export function LazyScreen({ code }: { code: ScreenCode }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} code={code} onRetry={() => setAttempt(attempt + 1)} />;
}
