import { createApi, type Api, type ApiOptions } from '@campus/shared/api/createApi';
import { refreshHumanToken, refreshStaffToken } from '@campus/shared/contract/auth';
import type { SessionCookies } from './createCookies';
import { createRefreshLock, type TabLocks } from './createRefreshLock';
import type { SessionSignal } from './createSessionSignal';
import { tokenKind } from './tokenKind';

interface SessionApiOptions extends Omit<ApiOptions, 'token' | 'renew'> {
  cookies: Pick<SessionCookies, 'authToken'>;
  signal: Pick<SessionSignal, 'send'>;
  locks?: TabLocks;
}

/** The transport of a signed-in page: a 401 renews the cookie once, or ends the session. */
export function createSessionApi(options: SessionApiOptions): Api {
  const { cookies, signal, locks, ...rest } = options;
  const { authToken } = cookies;

  const renew = createRefreshLock({
    readToken: authToken.read,
    writeToken: authToken.write,
    removeToken: () => {
      authToken.remove();
      signal.send('expired');
    },
    refresh: (staleToken) => {
      const call = tokenKind(staleToken) === 'STAFF' ? refreshStaffToken : refreshHumanToken;
      return api(call, { body: { authToken: staleToken } });
    },
    locks,
  });

  const api = createApi({ ...rest, token: authToken.read, renew });
  return api;
}
