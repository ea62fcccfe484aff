import { keepDocument } from './keepDocument';

/** Written in by the build. */
declare const shellRelease: string;

const prefix = 'campus-offline-';
const name = prefix + shellRelease;
const address = '/offline';

/** Fetched with the worker, so that it is of the same release. */
export const keepOfflinePage = (event: ExtendableEvent) =>
  keepDocument(event, address, () => caches.open(name));

export async function forgetOlderOfflinePages() {
  const older = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  await Promise.all(older.map((each) => caches.delete(each)));
}

/** The page that says what works without a network; it knows which address was wanted. */
export async function offlineAnswer({ pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const page = await cache.match(address, { ignoreVary: true });
  if (!page || pathname === address) return page;
  const from = new URLSearchParams({ from: pathname + search });
  return Response.redirect(`${address}?${from}`);
}
