/** Cookies of this server that no script reads. */
export type HostCookie = 'Overrides' | 'Visitor';

/**
 * The name that a cookie has in the browser. Over https no other host of the domain can set one that
 * is called so; without Secure, which plain http has not, browsers refuse the name.
 */
export const hostCookie = <Name extends HostCookie>(name: Name, isHttps: boolean) =>
  isHttps ? (`__Host-${name}` as const) : name;
