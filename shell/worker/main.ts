import { registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../page/offline/WorkerMessage';
import { answerFiles, keepFiles, keepDocument } from './files';
import { openNotice, showPush } from './push';
import type { KeptAnswer, OfflinePage } from '@campus/shared/remote/RemoteDeclaration';
import { NetworkFirst } from 'workbox-strategies';
import { ownCopy } from '../page/offline/offlinePages';
import { ownerOf, withoutFields } from './keepable';
import { answerAt, knownPages, learnPages, mayBeAnswer, mayBePicture } from './knownPages';

/** Written in by the build. */
declare const shellRelease: string;
declare const self: ServiceWorkerGlobalScope;

/** Milliseconds that the network has, where something is kept that can stand in for it. */
const patience = 10_000;

const prefix = 'campus-offline-';
const name = prefix + shellRelease;
const address = '/offline';

/** Fetched with the worker, so that it is of the same release. */
const keepOfflinePage = (event: ExtendableEvent) =>
  keepDocument(event, address, () => caches.open(name));

async function forgetOlderOfflinePages() {
  const older = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  await Promise.all(older.map((each) => caches.delete(each)));
}

/** The page that says what works without a network; it knows which address was wanted. */
async function offlineAnswer({ pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const page = await cache.match(address, { ignoreVary: true });
  if (!page || pathname === address) return page;
  const from = new URLSearchParams({ from: pathname + search });
  return Response.redirect(`${address}?${from}`);
}

const late = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`No document in ${patience} ms`)), patience),
  );

/** Already on its way while the worker was waking up, where the browser can do that. */
async function fromNetwork(event: FetchEvent) {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

/** Who one is: the shell itself asks for it on every page. */
const ownPerson = '/api/participants/current-human';

// What was asked before a person left may be answered after, and is not kept then.
let departures = 0;

/** Each answer under the name of its owner, whom the token names even when it has run out. */
const keyOf = (request: Request) => {
  const key = new URL(request.url);
  key.search = new URLSearchParams({ of: ownerOf(request) ?? '' }).toString();
  return key.href;
};

async function keptPart({ url }: Request, response: Response): Promise<Response> {
  const { without = [] } = (await answerAt(new URL(url).pathname)) ?? {};
  return withoutFields(response, without);
}

const answers = new NetworkFirst({
  cacheName: ownCopy,
  networkTimeoutSeconds: patience / 1000,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      handlerWillStart: async ({ state }) => void Object.assign(state ?? {}, { departures }),
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      cacheWillUpdate: async ({ request, response, state }) => {
        if (response.status !== 200) return null;
        const kept = await keptPart(request, response);
        return state?.departures === departures ? kept : null;
      },
    },
  ],
});

async function kept(address: string) {
  const cache = await caches.open(ownCopy);
  return cache.match(address, { ignoreVary: true, ignoreSearch: true });
}

async function answerPicture(request: Request) {
  try {
    return await fetch(request);
  } catch (error) {
    const picture = await kept(request.url);
    if (picture) return picture;
    throw error;
  }
}

/** The few calls of a participant that declared pages need; no other answer of the API is ever kept. */
function answerOwnCalls() {
  registerRoute(
    ({ url: { pathname }, request, sameOrigin }) =>
      sameOrigin && (pathname === ownPerson || mayBeAnswer(pathname)) && ownerOf(request) !== null,
    async (options) => {
      const { pathname } = options.url;
      const isKept = pathname === ownPerson || (await answerAt(pathname)) !== undefined;
      return isKept ? answers.handle(options) : fetch(options.request);
    },
  );
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && mayBePicture(url.pathname),
    ({ request }) => answerPicture(request),
  );
}

async function pageAnswer({ pathname }: URL): Promise<Response | undefined> {
  const pages = await knownPages();
  return pages.some(({ page }) => page === pathname) ? kept(pathname) : undefined;
}

type StillHere = () => Promise<Cache | undefined>;

async function keepPictures({ call, pictures = {} }: KeptAnswer, stillHere: StillHere) {
  const answer = (await (await kept(call))?.json()) as Record<string, unknown> | null;
  for (const [field, beginning] of Object.entries(pictures)) {
    const address = answer?.[field];
    if (!beginning || typeof address !== 'string' || !address.startsWith(beginning)) continue;
    const picture = await fetch(address, { credentials: 'same-origin' });
    if (picture.status === 200) await (await stillHere())?.put(address, picture);
  }
}

async function keepPages(event: ExtendableEvent, pages: readonly OfflinePage[]) {
  const before = departures;
  const stillHere = async () => (before === departures ? caches.open(ownCopy) : undefined);
  for (const { page, answers: needed } of pages) {
    await keepDocument(event, page, stillHere);
    for (const answer of needed) await keepPictures(answer, stillHere);
  }
}

async function forgetOwn() {
  departures += 1;
  await caches.delete(ownCopy);
}

/** A document always comes from the network, which made it for this request; offline from here. */
async function answerDocument(event: FetchEvent, url: URL) {
  const document = fromNetwork(event);
  try {
    return await Promise.race([document, late()]);
  } catch {
    return (await pageAnswer(url)) ?? (await offlineAnswer(url)) ?? document;
  }
}

const answerDocuments = () =>
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
    ({ event, url }) => answerDocument(event as FetchEvent, url),
  );

async function takeOver() {
  await self.registration.navigationPreload?.enable();
  await forgetOlderOfflinePages();
  // The very first worker also serves the page that brought it.
  await self.clients.claim();
}

/**
 * Takes the place of the worker before while nobody looks at the site. A call that comes in that very
 * moment stops the change half-way in Chromium, and the next document then never comes.
 */
async function beginUnseen(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isUnseen = windows.every(({ visibilityState }) => visibilityState === 'hidden');
  if (isUnseen) await self.skipWaiting();
}

function obey(event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'activate':
      return beginUnseen();
    case 'learn':
      return learnPages(event, message.pages);
    case 'keep':
      return keepPages(event, message.pages);
    case 'keepFiles':
      return keepFiles(
        event,
        message.files.map((file) => new Request(file)),
      );
    case 'forget':
      return forgetOwn();
  }
}

answerFiles();
answerOwnCalls();
answerDocuments();

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(obey(event)));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
