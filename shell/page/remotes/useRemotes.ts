import { createContext, useContext } from 'react';
import type { PlannedOverrides, PlannedRemote } from '../loading/Plan';
import type { FailedPlaces } from './createFailedPlaces';
import type { Rescue } from '../loading/createRescue';
import type { RemoteLoader } from './createRemoteLoader';

export interface Remotes {
  /** The shell’s own release. */
  shell?: string;
  planned: readonly PlannedRemote[];
  loader: RemoteLoader;
  /** For whoever waits for code that did not load. */
  rescue: Rescue;
  failed: FailedPlaces;
  /** What the server left out of the head that staff add to every page. */
  skippedHead?: readonly string[];
  /** What a member of staff tries out. */
  overrides?: PlannedOverrides;
}

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes is read outside of <RemotesContext>.');
  return remotes;
}
