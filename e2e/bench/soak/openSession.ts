import { type Api, createApi } from '@campus/shared/api/createApi';
import { refreshHumanToken, refreshStaffToken } from '@campus/shared/contract/auth/calls';
import { NoAnswer, type Send } from './createDoor';

interface Options {
  send: Send;
  /** The address that the requests come from, as the door tells it. */
  ip: string;
  kind: 'HUMAN' | 'STAFF';
}

/** A browser: a token that is renewed when it is refused, once for all that wait for it. */
export function openSession({ send, ip, kind }: Options) {
  let token: string | undefined;
  let renewal: Promise<string | undefined> | undefined;

  const withAddress = (init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', ip);
    return { ...init, headers };
  };
  const asFetch = ((url: string, init?: RequestInit) =>
    send(url, withAddress(init))) as typeof fetch;

  const options = { language: () => 'ru' as const, send: asFetch };
  const guest = createApi({ ...options, token: () => undefined });
  const refresh = kind === 'STAFF' ? refreshStaffToken : refreshHumanToken;

  async function settle(stale: string) {
    if (token !== stale) return token;
    const answer = await guest(refresh, { body: { authToken: stale } });
    token = answer.authToken;
    return token;
  }

  const api: Api = createApi({
    ...options,
    token: () => token,
    renew: (stale) => (renewal ??= settle(stale).finally(() => (renewal = undefined))),
    isRenewing: () => renewal !== undefined,
  });

  return {
    api,
    guest,
    enter: (given: string) => void (token = given),
    token: () => token,
    /** A document or a file, as a browser would ask for it. */
    open: async (path: string) => {
      const cookie = token ? `AuthToken=${token}` : '';
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', cookie };
      const answer = await send(path, withAddress({ headers }));
      if (answer.status >= 500) throw new NoAnswer(`${answer.status} ${path}`);
      return answer;
    },
  };
}

export type SoakSession = ReturnType<typeof openSession>;
