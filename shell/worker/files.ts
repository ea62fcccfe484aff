import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isKeepable } from './isKeepable';

const immutable = /^\/(shell|remotes\/[^/]+\/[^/]+)\/[^/]+\.(js|css|woff2|svg|png|webp)$/;

const files = new CacheFirst({
  cacheName: 'campus-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
  ],
});

const isFile = (url: URL, request: Request) =>
  url.origin === self.location.origin &&
  immutable.test(url.pathname) &&
  !request.headers.has('range');

/** Files of releases never change, so one that was fetched is never asked for again. */
export const answerFiles = () => registerRoute(({ url, request }) => isFile(url, request), files);

/** Fetches what is not there yet; one file that does not come leaves the others. */
export async function keepFiles(event: ExtendableEvent, wanted: readonly Request[]) {
  const found = wanted.filter((request) => isFile(new URL(request.url), request));
  await Promise.allSettled(found.flatMap((request) => files.handleAll({ event, request })));
}
