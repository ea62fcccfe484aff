import { useEffect } from 'react';
import { whenIdle } from '../reports/whenIdle';

interface HydratedProps {
  /** Over when the code of all parts that the server has rendered is there. */
  parts: Promise<unknown>;
}

/**
 * Announces that the shell is hydrated, which opens the window that somebody waits for, and later the
 * whole page, which replays all other events and removes what fetched the code. That waits until idle:
 * state that changes above a part not yet hydrated makes React discard it.
 */
export function Hydrated({ parts }: HydratedProps) {
  useEffect(() => {
    document.dispatchEvent(new Event('campus:shell'));
    const end = () =>
      whenIdle(() => {
        // On the screen of a remote something may be called code, too.
        document.querySelector('template#code')?.remove();
        document.dispatchEvent(new Event('campus:hydrated'));
      });
    parts.then(end, end);
  }, [parts]);
  return null;
}

/** Resolves when the whole page is hydrated. */
export const whenHydrated = () =>
  new Promise<void>((resolve) =>
    document.addEventListener('campus:hydrated', () => resolve(), { once: true }),
  );

/** Whether somebody has reached for the window of sign-in. */
export const isSignInAsked = () => document.head.querySelector('link[data-for="signIn"]') !== null;

/** Resolves when somebody reaches for the window of sign-in, or has before. */
export const whenSignInAsked = () =>
  new Promise<void>((resolve) => {
    if (isSignInAsked()) resolve();
    document.addEventListener('campus:signIn', () => resolve(), { once: true });
  });

/** Resolves when the shell is hydrated, and the window of sign-in open where somebody waits for it. */
export const whenShellHydrated = () =>
  new Promise<void>((resolve) =>
    document.addEventListener('campus:shell', () => resolve(), { once: true }),
  );
