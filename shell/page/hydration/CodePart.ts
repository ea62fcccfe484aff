/**
 * What of the code is fetched together: the shell, the screen with its widgets, and the window of
 * sign-in, for which alone somebody may wait.
 */
export type CodePart = 'shell' | 'screen' | 'signIn';

/** Whether this is a button of the shell that opens the window of sign-in. */
export const opensSignIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button[data-opens="signIn"]') !== null;
