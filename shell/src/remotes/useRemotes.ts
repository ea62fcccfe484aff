import { createContext, useContext } from 'react';
import type { PlannedRemote } from './Plan';
import type { RemoteLoader } from './createRemoteLoader';

export interface Remotes {
  planned: readonly PlannedRemote[];
  loader: RemoteLoader;
}

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes is read outside of <RemotesContext>.');
  return remotes;
}
