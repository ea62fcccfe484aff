import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { useContext } from 'react';
import { createRemovals } from './createRemovals';

/** One for each page, whichever screens come and go on it. */
const known = new WeakMap<ClientStore, ReturnType<typeof createRemovals>>();

export function useRemovals() {
  const page = useContext(ClientStoreContext);
  if (!page) throw new Error('Removals are asked for outside of <ClientStoreContext>.');
  const removals = known.get(page) ?? createRemovals();
  known.set(page, removals);
  return { page, removals };
}
