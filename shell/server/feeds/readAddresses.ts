import { firstOf } from '@campus/shared/remote/firstOf';
import type { ListSource, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import type { AskApi } from '../head/askApi';
import { addressIn } from './addressIn';
import { readPages } from './readPages';
import type { SiteAddress } from './SiteAddress';

/** The API counts no further. */
const most = 100_000;

/** The pages of all records that a route shows. @throws when they cannot be read. */
export async function readAddresses(ask: AskApi, route: RouteDeclaration, list: ListSource) {
  // A record that moved down while the pages were read is there twice.
  const found = new Map<string, SiteAddress>();
  for await (const item of readPages(ask, { call: list.call, language: 'ru', most })) {
    const path = addressIn(route, list, item);
    const changed = list.changed && firstOf(item, [list.changed]);
    if (path) found.set(path, { path, ...(changed && { changed }) });
  }
  return [...found.values()];
}
