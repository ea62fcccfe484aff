import { createContext, useContext } from 'react';

/** The filters of the list that the open record stands in; nothing where a record stands alone. */
export const ListSearchContext = createContext('');

/** The way back to a list: as it was filtered, where the record is open in it. */
export function useListPath(): (path: string) => string {
  const search = useContext(ListSearchContext);
  return (path) => path + search;
}
