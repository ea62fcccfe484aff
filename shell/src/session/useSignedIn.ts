import { createContext, useContext } from 'react';

/** Hands a new token to the session. */
export type SignedIn = (authToken: string) => void;

export const SignedInContext = createContext<SignedIn | null>(null);

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('useSignedIn is read outside of <SessionProvider>.');
  return signedIn;
}
