import { createContext, useContext } from 'react';
import type { Api } from './createApi';

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is read outside of the shell: wrap the tree in <ApiContext>.');
  return api;
}
