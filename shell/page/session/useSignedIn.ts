import { createContext, useContext } from 'react';

/** Hands a new token to the session; false where the browser does not keep it. */
export type SignedIn = (authToken: string) => boolean;

export const SignedInContext = createContext<SignedIn | null>(null);

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('useSignedIn is read outside of <SessionProvider>.');
  return signedIn;
}
