import { failureOf } from './failureOf';

/** What took the whole page with it: the shell’s doing, whoever’s screen was shown, unless the stack knows better. */
export const shellCrash = (thrown: unknown, release: string | undefined) => ({
  kind: 'error' as const,
  phase: 'render' as const,
  ...(release !== undefined && { remote: undefined, release }),
  ...failureOf(thrown),
});
