import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { useContext } from 'react';

/** The store itself, for event handlers; what is rendered is read with useClientStore. */
export function useStoreApi(): ClientStore {
  const store = useContext(ClientStoreContext);
  if (!store) throw new Error('useStoreApi is read outside of <ClientStoreContext>.');
  return store;
}
