import { ApiError } from '@campus/shared/api/ApiError';

/** The part of `navigator.locks` that is used; it does not exist on plain http. */
export interface TabLocks {
  request: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

interface RefreshLockOptions {
  readToken: () => string | undefined;
  writeToken: (token: string) => void;
  removeToken: () => void;
  refresh: (staleToken: string) => Promise<{ authToken?: string } | undefined>;
  locks?: TabLocks;
}

/** “Too slow” and “too many” say nothing about the session, so they are no refusal of it. */
const undecided = [408, 429];

const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  !undecided.includes(error.status);

/** One refresh at a time, in this page and in all tabs; gives the live token or nothing. */
export function createRefreshLock(options: RefreshLockOptions) {
  const { readToken, writeToken, removeToken, refresh, locks } = options;
  let slot: Promise<string | undefined> | undefined;

  async function settle(staleToken: string) {
    const current = readToken();
    // Another tab has signed out or has been quicker while this one waited.
    if (current !== staleToken) return current;
    const answer = await refresh(staleToken).catch((error: unknown) => {
      // Only an answer ends a session: without one nobody knows what the server thinks.
      if (isRefusal(error)) return undefined;
      throw error;
    });
    if (readToken() !== staleToken) return readToken();
    if (answer?.authToken) writeToken(answer.authToken);
    else removeToken();
    return answer?.authToken;
  }

  return (staleToken: string): Promise<string | undefined> => {
    const work = () => settle(staleToken);
    slot ??= (locks ? locks.request('campus-refresh', work) : work()).finally(() => {
      slot = undefined;
    });
    return slot;
  };
}
