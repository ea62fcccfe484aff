import { ApiError } from '@campus/shared/api/ApiError';
import { createApi, type Api, type ApiOptions } from '@campus/shared/api/createApi';
import { errorTexts } from '@campus/shared/api/errorMessage';
import { refreshHumanToken, refreshStaffToken } from '@campus/shared/contract/auth/calls';
import type { Tag } from '@campus/shared/contract/call';
import { claimsOf } from './claimsOf';
import type { SessionCookies } from './createCookies';
import type { SessionSignal } from './createSessionSignal';
import { createRefreshLock, type TabLocks } from './refresh/createRefreshLock';

interface SessionApiOptions extends Omit<ApiOptions, 'token' | 'renew'> {
  cookies: Pick<SessionCookies, 'authToken'>;
  signal: Pick<SessionSignal, 'send'>;
  /** What a refresh changes by its contract. */
  onRefreshed?: (tags: readonly Tag[]) => void;
  locks?: TabLocks;
}

/** Milliseconds for a refresh: everything else on the page waits for it. */
const refreshTimeout = 8_000;

const refreshCallOf = (token: string) =>
  claimsOf(token).kind === 'STAFF' ? refreshStaffToken : refreshHumanToken;

const isAnother = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** The transport of a signed-in page: a 401 renews the cookie once, or ends the session. */
export function createSessionApi(options: SessionApiOptions): Api {
  const { cookies, signal, onRefreshed, locks, ...rest } = options;
  const { authToken } = cookies;
  const refreshing = createApi({ ...rest, timeout: refreshTimeout, token: authToken.read });

  const lock = createRefreshLock({
    readToken: authToken.read,
    writeToken: authToken.write,
    removeToken: () => {
      authToken.remove();
      signal.send('expired');
    },
    refresh: async (staleToken, deadline) => {
      const input = { body: { authToken: staleToken } };
      return refreshing(refreshCallOf(staleToken), input, { signal: deadline }).catch(
        (error: unknown) => {
          if (!deadline.aborted) throw error;
          throw new ApiError('TIMEOUT_ERROR', errorTexts[rest.language()].TIMEOUT_ERROR);
        },
      );
    },
    onRefreshed: (token) => onRefreshed?.(refreshCallOf(token).invalidates),
    language: rest.language,
    locks,
  });

  /** What one person has begun is never sent once more in the name of another. */
  async function renew(staleToken: string) {
    const token = await lock.renew(staleToken);
    if (!token || !isAnother(claimsOf(staleToken).subject, claimsOf(token).subject)) return token;
    signal.send('signedIn');
    return undefined;
  }

  const api = createApi({
    ...rest,
    token: authToken.read,
    renew,
    isRenewing: lock.isRefreshing,
  });

  // The session is confirmed for all of its tabs: a question in another one has its answer.
  return async (call, ...sent) => {
    const answer = await api(call, ...sent);
    if (call.isProof) signal.send('confirmed');
    return answer;
  };
}
