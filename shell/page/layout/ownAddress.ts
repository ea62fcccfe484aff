import { linkKind } from './linkKind';

/** Where the address in a link leads, whoever wrote that: to a page of this site, or else home or so. */
export const ownAddress = (address: string | null, otherwise: string): string =>
  address !== null && linkKind(address) === 'own' && URL.canParse(address, location.origin)
    ? address
    : otherwise;
