import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface Removals {
  ids: ReadonlySet<string>;
  hide: (id: string) => void;
  bringBack: (id: string) => void;
}

/** Which records are no more, or soon will not be. */
const createRemovals = (): StoreApi<Removals> =>
  createStore<Removals>()((set) => ({
    ids: new Set(),
    hide: (id) => set(({ ids }) => ({ ids: new Set([...ids, id]) })),
    bringBack: (id) => set(({ ids }) => ({ ids: new Set([...ids].filter((one) => one !== id)) })),
  }));

/** One for each page, whichever screens come and go on it. */
const known = new WeakMap<ClientStore, ReturnType<typeof createRemovals>>();

export function useRemovals() {
  const page = useContext(ClientStoreContext);
  if (!page) throw new Error('Removals are asked for outside of <ClientStoreContext>.');
  const removals = known.get(page) ?? createRemovals();
  known.set(page, removals);
  return { page, removals };
}
