import { isFile } from '@campus/shared/browser/linkKind';
import { registerRoute } from 'workbox-routing';
import type { WorkerMessage, PageMessage } from '../page/offline/WorkerMessage';
import { answerFiles, keepDocument, keepFiles } from './files';
import { learnPages } from './knownPages';
import { answerOwnCalls, forgetOwn, keepPages, pageAnswer } from './ownCache';

/** Written in by the build. */
declare const shellRelease: string;
declare const self: ServiceWorkerGlobalScope;

interface PushNotice {
  title: string;
  body: string;
  /** An address of this site. */
  link: string;
}

interface Payload {
  notification?: { title?: unknown; body?: unknown };
  data?: { title?: unknown; body?: unknown; link?: unknown };
  fcmOptions?: { link?: unknown };
}

const textOf = (...candidates: unknown[]) =>
  candidates.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Somebody else's address is never opened: it leads to the start page instead. */
function ownLink(link: string, origin: string) {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

/** What a push message says, as Firebase sends it; nothing for one without words. */
export function noticeOf(payload: unknown, origin: string): PushNotice | undefined {
  const { notification, data, fcmOptions } = (payload ?? {}) as Payload;
  const title = textOf(notification?.title, data?.title);
  if (!title) return undefined;
  const body = textOf(notification?.body, data?.body);
  return { title, body, link: ownLink(textOf(data?.link, fcmOptions?.link), origin) };
}

function payloadOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return { notification: { title: data?.text() } };
  }
}

async function showPush(event: PushEvent) {
  const notice = noticeOf(payloadOf(event), self.location.origin);
  if (!notice) return;
  const { title, body, link } = notice;
  const icons = { icon: '/icon-192.png', badge: '/badge-96.png' };
  await self.registration.showNotification(title, { body, data: { link }, ...icons });
}

/**
 * An open tab goes there by itself, so that it can ask about unsaved words first; to a file it knows
 * no way.
 */
async function openNotice({ notification }: NotificationEvent) {
  notification.close();
  const { link = '/' } = (notification.data ?? {}) as { link?: string };
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab || isFile(link)) return void (await self.clients.openWindow(link));
  tab.postMessage({ type: 'open', link } satisfies PageMessage);
  await tab.focus();
}

const prefix = 'campus-offline-';
const name = prefix + shellRelease;
const address = '/offline';

/**
 * Fetched with the worker, so that it is of the same release. A worker that is not installed is tried
 * again at the next visit; one without the page would be kept, and take the page before it away.
 */
async function keepOfflinePage(event: ExtendableEvent) {
  const hasCome = await keepDocument(event, address, () => caches.open(name));
  if (!hasCome) throw new Error(`${address} has not come`);
}

async function forgetOlderOfflinePages() {
  const older = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  await Promise.all(older.map((each) => caches.delete(each)));
}

/** The page that says what works without a network; it knows which address was wanted. */
async function offlineDocument({ pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const page = await cache.match(address, { ignoreVary: true });
  if (!page || pathname === address) return page;
  const from = new URLSearchParams({ from: pathname + search });
  return Response.redirect(`${address}?${from}`);
}

/** Milliseconds that the network has for a document, where a kept one can stand in for it. */
const documentTimeout = 10_000;

const tooLate = new Error(`No document in ${documentTimeout} ms`);

const late = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(tooLate), documentTimeout));

/**
 * Pages that were too late. The page that says so leads back as soon as the server answers: where the
 * network is only slow, the two would else take turns for ever.
 */
const slow = new Set<string>();

/**
 * Already on its way while the worker was waking up, where the browser can do that. One that does not
 * come is refused in most browsers; Firefox answers with an error, which would be shown.
 */
async function fromNetwork(event: FetchEvent) {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request);
}

/** A document always comes from the network, which made it for this request; offline from here. */
async function answerDocument(event: FetchEvent, url: URL) {
  const document = fromNetwork(event);
  const page = url.pathname + url.search;
  try {
    return await (slow.delete(page) ? document : Promise.race([document, late()]));
  } catch (error) {
    const kept = await pageAnswer(url);
    if (kept) return kept;
    if (error === tooLate) slow.add(page);
    return (await offlineDocument(url)) ?? document;
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
