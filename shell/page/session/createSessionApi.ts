import { ApiError } from '@campus/shared/api/ApiError';
import { createApi, type Api, type ApiOptions } from '@campus/shared/api/createApi';
import { errorTexts } from '@campus/shared/api/errorMessage';
import { refreshHumanToken, refreshStaffToken } from '@campus/shared/contract/auth/calls';
import { claimsOf } from './claimsOf';
import type { SessionCookies } from './createCookies';
import { createRefreshLock } from './createRefreshLock';
import type { SessionSignal } from './createSessionSignal';
import type { TabLocks } from './withTabLock';

interface SessionApiOptions extends Omit<ApiOptions, 'token' | 'renew'> {
  cookies: Pick<SessionCookies, 'authToken'>;
  signal: Pick<SessionSignal, 'send'>;
  locks?: TabLocks;
}

/** Milliseconds for a refresh: everything else on the page waits for it. */
const refreshTimeout = 8_000;

const isAnother = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** The transport of a signed-in page: a 401 renews the cookie once, or ends the session. */
export function createSessionApi(options: SessionApiOptions): Api {
  const { cookies, signal, locks, ...rest } = options;
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
      const isStaff = claimsOf(staleToken).kind === 'STAFF';
      const call = isStaff ? refreshStaffToken : refreshHumanToken;
      const input = { body: { authToken: staleToken } };
      return refreshing(call, input, { signal: deadline }).catch((error: unknown) => {
        if (!deadline.aborted) throw error;
        throw new ApiError('TIMEOUT_ERROR', errorTexts[rest.language()].TIMEOUT_ERROR);
      });
    },
    locks,
  });

  /** What one person has begun is never sent once more in the name of another. */
  async function renew(staleToken: string) {
    const token = await lock(staleToken);
    if (!token || !isAnother(claimsOf(staleToken).subject, claimsOf(token).subject)) return token;
    signal.send('signedIn');
    return undefined;
  }

  return createApi({ ...rest, token: authToken.read, renew });
}
