import { useClientStore } from '@campus/shared/stores/useClientStore';

/** Which of the two forms is open; null while neither is, another window or none. */
export const useSignInMode = () =>
  useClientStore(({ modal }) => (modal === 'signIn' || modal === 'signUp' ? modal : null));
