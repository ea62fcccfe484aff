import { useEffect } from 'react';
import { useClientStore } from './useClientStore';

/** Tells the page while this holds something that a reload would take away. */
export function useUnsaved(isUnsaved: boolean) {
  const hold = useClientStore((state) => state.markUnsaved);
  useEffect(() => (isUnsaved ? hold() : undefined), [isUnsaved, hold]);
}
