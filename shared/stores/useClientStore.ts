import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ClientStore } from './createClientStore';

export const ClientStoreContext = createContext<ClientStore | null>(null);

type State = ReturnType<ClientStore['getState']>;

export function useClientStore<T>(select: (state: State) => T): T {
  const store = useContext(ClientStoreContext);
  if (!store) throw new Error('The client store is read outside of <ClientStoreContext>.');
  return useStore(store, select);
}
