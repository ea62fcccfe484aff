import { createRoot } from 'react-dom/client';
import { FatalErrorScreen } from './FatalErrorScreen';

/** For a page that could not even start: nothing of it is there to render into. */
export function showCrash(root: HTMLElement, error: unknown) {
  createRoot(root).render(<FatalErrorScreen />);
  // As if nobody had caught it: the console and the reports learn of it in the usual way.
  reportError(error);
}
