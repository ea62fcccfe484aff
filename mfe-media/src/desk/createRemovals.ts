import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Removals {
  ids: ReadonlySet<string>;
  hide: (id: string) => void;
  bringBack: (id: string) => void;
}

/** Which records are no more, or soon will not be. */
export const createRemovals = (): StoreApi<Removals> =>
  createStore<Removals>()((set) => ({
    ids: new Set(),
    hide: (id) => set(({ ids }) => ({ ids: new Set([...ids, id]) })),
    bringBack: (id) => set(({ ids }) => ({ ids: new Set([...ids].filter((one) => one !== id)) })),
  }));
