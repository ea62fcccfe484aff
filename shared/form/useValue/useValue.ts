import { useWatch } from 'react-hook-form';

/** What a field of the form around holds now, for what must follow it. */
export function useValue(name: string): unknown {
  return useWatch({ name }) as unknown;
}
