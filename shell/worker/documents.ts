import { registerRoute } from 'workbox-routing';
import { offlineAnswer } from './offlinePage';
import { cardPageAnswer } from './own';

const patience = 10_000;

const late = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`No document in ${patience} ms`)), patience),
  );

/** Already on its way while the worker was waking up, where the browser can do that. */
async function fromNetwork(event: FetchEvent) {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

/** A document always comes from the network, which made it for this request; offline from here. */
async function answerDocument(event: FetchEvent, url: URL) {
  const document = fromNetwork(event);
  try {
    return await Promise.race([document, late()]);
  } catch {
    return (await cardPageAnswer(url)) ?? (await offlineAnswer(url)) ?? document;
  }
}

export const answerDocuments = () =>
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
    ({ event, url }) => answerDocument(event as FetchEvent, url),
  );
