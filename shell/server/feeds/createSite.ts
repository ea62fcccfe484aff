import { firstOf } from '@campus/shared/remote/firstOf';
import type { ListSource, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import type { AskApi } from '../head/askApi';
import { createCache } from '../head/createCache';
import type { ReportSink } from '../reports/createReportSink';
import { addressIn } from './addressIn';
import { readPages } from './readPages';
import type { SiteAddress } from './siteMapOf';

/** The API counts no further. */
const most = 100_000;

/** The pages of all records that a route shows. @throws when they cannot be read. */
async function readAddresses(ask: AskApi, route: RouteDeclaration, list: ListSource) {
  // A record that moved down while the pages were read is there twice.
  const found = new Map<string, SiteAddress>();
  for await (const item of readPages(ask, { call: list.call, language: 'ru', most })) {
    const path = addressIn(route, list, item);
    const changed = list.changed && firstOf(item, [list.changed]);
    if (path) found.set(path, { path, ...(changed && { changed }) });
  }
  return [...found.values()];
}

const limits = { freshFor: () => 600_000, staleFor: 86_400_000, patience: 10_000, most: 20 };

const keyOf = ({ path }: RouteDeclaration, { call }: ListSource) => `${call} ${path}`;

/** Reads which records there are, and keeps it for a while. */
export function createSite(ask: AskApi, report: ReportSink) {
  const cache = createCache<SiteAddress[]>(limits);
  const failing = new Set<string>();

  async function load(route: RouteDeclaration, list: ListSource) {
    const key = keyOf(route, list);
    try {
      const addresses = await readAddresses(ask, route, list);
      failing.delete(key);
      return addresses;
    } catch (error) {
      if (!failing.has(key))
        report({ kind: 'list', path: route.path, message: (error as Error).message });
      failing.add(key);
      throw error;
    }
  }

  async function recordsOf(route: RouteDeclaration) {
    const { list } = route;
    if (!list) return [];
    const key = keyOf(route, list);
    const addresses = await cache.get(key, () => load(route, list));
    return [{ addresses, isFailing: failing.has(key) }];
  }

  return {
    /**
     * The pages of all records, without the lists that fail and were never read: others are not to
     * suffer. Undefined when the API does not say in time or has nothing at all.
     */
    async read(routes: readonly RouteDeclaration[]) {
      const found = (await Promise.all(routes.map(recordsOf))).flat();
      const missing = found.filter(({ addresses }) => !addresses);
      if (missing.some(({ isFailing }) => !isFailing)) return undefined;
      if (found.length > 0 && missing.length === found.length) return undefined;
      return found.flatMap(({ addresses = [] }) => addresses);
    },
    expire: (start: string) => cache.expire(start),
  };
}
