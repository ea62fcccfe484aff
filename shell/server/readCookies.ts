import type { HostCookie } from './hostCookie';

type Known =
  | ('AuthToken' | 'Language' | 'Theme' | 'Vision' | 'Consent')
  | HostCookie
  | `__Host-${HostCookie}`;

/** The cookies that the document depends on; none is taken as a credential here. */
export function readCookies(header = ''): Partial<Record<Known, string>> {
  return Object.fromEntries(
    header.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
}
