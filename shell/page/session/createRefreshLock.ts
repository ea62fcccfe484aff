import { withTabLock, type TabLocks } from './withTabLock';
import { isDecided } from './isDecided';

interface RefreshLockOptions {
  readToken: () => string | undefined;
  writeToken: (token: string) => void;
  removeToken: () => void;
  refresh: (staleToken: string, signal: AbortSignal) => Promise<{ authToken?: string } | undefined>;
  locks?: TabLocks;
}

/** A little longer than a refresh may take, in milliseconds: whoever needs more is frozen. */
const longestTurn = 8_500;
/** Waiting for the turn and refreshing together: nobody is left without an answer for longer. */
const longestWait = 9_500;
/** How long the cookie of another tab is waited for: so many times so many milliseconds. */
const [looks, moment] = [10, 20];

/** One refresh at a time, in this page and in all tabs; gives the live token or nothing. */
export function createRefreshLock(options: RefreshLockOptions) {
  const { readToken, writeToken, removeToken, refresh, locks } = options;
  let slot: Promise<string | undefined> | undefined;

  /** Chromium writes cookies behind its back: what one tab has written another one sees a little later. */
  async function afterOther(staleToken: string) {
    for (let look = 0; look < looks && readToken() === staleToken; look += 1)
      await new Promise((resolve) => setTimeout(resolve, moment));
    return readToken();
  }

  async function settle(staleToken: string, signal: AbortSignal, hasWaited: boolean) {
    const current = hasWaited ? await afterOther(staleToken) : readToken();
    // Another tab has signed out or has been quicker while this one waited.
    if (current !== staleToken) return current;
    const answer = await refresh(staleToken, signal).catch((error: unknown) => {
      // Only an answer ends a session: without one nobody knows what the server thinks.
      if (isDecided(error) || readToken() !== staleToken) return undefined;
      throw error;
    });
    if (readToken() !== staleToken) return readToken();
    if (answer?.authToken) writeToken(answer.authToken);
    else removeToken();
    return answer?.authToken;
  }

  return (staleToken: string): Promise<string | undefined> => {
    const signal = AbortSignal.timeout(longestWait);
    const work = (hasWaited: boolean) => settle(staleToken, signal, hasWaited);
    slot ??= (locks ? withTabLock(locks, longestTurn, work) : work(false)).finally(() => {
      slot = undefined;
    });
    return slot;
  };
}
