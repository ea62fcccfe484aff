/** Cookies of this server that no script reads. */
type HostCookie = 'Overrides' | 'Visitor';

/**
 * The name that a cookie has in the browser. Over https no other host of the domain can set one that
 * is called so; without Secure, which plain http has not, browsers refuse the name.
 */
export const hostCookie = <Name extends HostCookie>(name: Name, isHttps: boolean) =>
  isHttps ? (`__Host-${name}` as const) : name;

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
