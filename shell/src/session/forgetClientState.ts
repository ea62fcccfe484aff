import type { ClientStore } from '@campus/shared/stores/createClientStore';

/** Clears the client state when a session ends, except the language, which is the browser's. */
export function forgetClientState(store: ClientStore) {
  const { languages, currentLanguage, dictionaries, clearState } = store.getState();
  clearState();
  store.setState({ languages, currentLanguage, dictionaries });
}
