import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isKeepable } from './keepable';

const immutable = /^\/(shell|remotes\/[^/]+\/[^/]+)\/[^/]+\.(js|css|woff2|svg|png|webp)$/;

const files = new CacheFirst({
  cacheName: 'campus-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
  ],
});

/** From wherever the policy of the page lets it come. */
const isFile = (url: URL, request: Request) =>
  immutable.test(url.pathname) && !request.headers.has('range');

/** Files of releases never change, so one that was fetched is never asked for again. */
export const answerFiles = () => registerRoute(({ url, request }) => isFile(url, request), files);

/** Fetches what is not there yet; one file that does not come leaves the others. */
export async function keepFiles(event: ExtendableEvent, wanted: readonly Request[]) {
  const found = wanted.filter((request) => isFile(new URL(request.url), request));
  await Promise.allSettled(found.flatMap((request) => files.handleAll({ event, request })));
}

const link =
  /(?:src|href)="((?:https?:\/\/[\w.:-]+)?\/(?:shell|remotes)\/[^"]+)"(?: integrity="([^"]+)")?/g;

/** The scripts and styles that a document starts with, each with the hash that it must have. */
const filesIn = (html: string): Request[] =>
  [...html.matchAll(link)].map(
    ([, address = '', integrity = '']) =>
      new Request(new URL(address, self.location.origin), { integrity }),
  );

/**
 * Keeps a document together with the files that it starts with, and says whether it has come. Its nonce
 * stays good: it is replayed with the very headers that it came with.
 */
export async function keepDocument(
  event: ExtendableEvent,
  address: string,
  open: () => Promise<Cache | undefined>,
): Promise<boolean> {
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
  const isDocument = /^text\/html/.test(answer.headers.get('content-type') ?? '');
  if (answer.status !== 200 || answer.redirected || !isDocument) return false;
  const files = filesIn(await answer.clone().text());
  // A page of ours starts with some: one without is of whatever stands between, and would stay.
  if (files.length === 0) return false;
  await keepFiles(event, files);
  const cache = await open();
  await cache?.put(address, answer);
  return true;
}
