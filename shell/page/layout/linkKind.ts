/** Where an address that somebody wrote may lead: to this site, to another over https, or nowhere. */
export function linkKind(url: string): 'own' | 'site' | null {
  // A browser drops tabs and turns backslashes round, so that `/\t/host` would leave the site.
  if (/^\/(?!\/)[^\s\\]*$/.test(url)) return 'own';
  return url.startsWith('https://') ? 'site' : null;
}
