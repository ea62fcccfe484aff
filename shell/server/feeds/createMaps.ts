import { type SiteAddress, siteMapOf } from './siteMapOf';
import { tagged, type Tagged } from './sendPublic';

/** Visitors choose by which name they ask, so not every one is kept. */
const most = 8;

const areSame = (some: readonly SiteAddress[], others: readonly SiteAddress[]) =>
  some.length === others.length &&
  some.every(({ path, changed }, at) => {
    const other = others[at];
    return path === other?.path && changed === other.changed;
  });

/** Writes maps of the site, and keeps what is written while the addresses are the same. */
export function createMaps() {
  const written = new Map<string, Tagged>();
  let known: readonly SiteAddress[] = [];

  function write(key: string, body: string) {
    const [oldest] = written.keys();
    if (written.size >= most && oldest !== undefined) written.delete(oldest);
    const map = tagged(body);
    written.set(key, map);
    return map;
  }

  /** See `siteMapOf`. */
  return (addresses: readonly SiteAddress[], origin: string, part?: number) => {
    if (!areSame(known, addresses)) written.clear();
    known = addresses;
    const key = `${origin} ${part}`;
    const found = written.get(key);
    if (found) return found;
    const body = siteMapOf(addresses, origin, part);
    return body === undefined ? undefined : write(key, body);
  };
}
