/** Where an address that somebody wrote may lead: to this site, to another over https, or nowhere. */
export function linkKind(url: string): 'own' | 'site' | null {
  // A browser drops tabs and turns backslashes round, so that `/\t/host` would leave the site.
  if (/^\/(?!\/)[^\s\\]*$/.test(url)) return 'own';
  return url.startsWith('https://') ? 'site' : null;
}

/** Files are the server’s to answer: the router knows no page at their addresses. */
export const isFile = (address: string): boolean => address.startsWith('/api/');

/** Where the address in a link leads, whoever wrote that: to a page of this site, or else home or so. */
export const ownAddress = (address: string | null, otherwise: string): string =>
  address !== null && linkKind(address) === 'own' && URL.canParse(address, location.origin)
    ? address
    : otherwise;

/** Whether an address is that of an area, or below it: `/admin/users` of `/admin`. */
export const isWithin = (pathname: string, area: string) =>
  pathname === area || pathname.startsWith(`${area}/`);
