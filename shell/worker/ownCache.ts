import type { OfflineAnswer, OfflinePage } from '@campus/shared/remote/RemoteDeclaration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { ownCopy } from '../page/offline/offlinePages';
import { keepDocument } from './files';
import { isWholeAnswer, isPictureAnswer, ownerOf, withoutFields } from './keepable';
import { answerAt, knownPages, mayBeAnswer, mayBePicture } from './knownPages';

/** Seconds that the network has for an answer: the page that asks gives up after eight. */
const answerTimeout = 5;

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

async function withoutLive({ url }: Request, response: Response): Promise<Response> {
  const { without = [] } = (await answerAt(new URL(url).pathname)) ?? {};
  return withoutFields(response, without);
}

const answers = new NetworkFirst({
  cacheName: ownCopy,
  networkTimeoutSeconds: answerTimeout,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      handlerWillStart: async ({ state }) => void Object.assign(state ?? {}, { departures }),
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      cacheWillUpdate: async ({ request, response, state }) => {
        if (!(await isWholeAnswer(response))) return null;
        const kept = await withoutLive(request, response);
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
export function answerOwnCalls() {
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

/** A declared page as it was kept; nothing for any other address. */
export async function pageAnswer({ pathname }: URL): Promise<Response | undefined> {
  const pages = await knownPages();
  return pages.some(({ page }) => page === pathname) ? kept(pathname) : undefined;
}

type StillHere = () => Promise<Cache | undefined>;

async function keepPictures({ call, pictures = {} }: OfflineAnswer, stillHere: StillHere) {
  const answer = (await (await kept(call))?.json()) as Record<string, unknown> | null;
  for (const [field, beginning] of Object.entries(pictures)) {
    const address = answer?.[field];
    if (!beginning || typeof address !== 'string' || !address.startsWith(beginning)) continue;
    const picture = await fetch(address, { credentials: 'same-origin' });
    if (isPictureAnswer(picture)) await (await stillHere())?.put(address, picture);
  }
}

/** Keeps pages with the pictures that their answers name, unless the person leaves meanwhile. */
export async function keepPages(event: ExtendableEvent, pages: readonly OfflinePage[]) {
  const before = departures;
  const stillHere = async () => (before === departures ? caches.open(ownCopy) : undefined);
  for (const { page, answers: needed } of pages) {
    await keepDocument(event, page, stillHere);
    for (const answer of needed) await keepPictures(answer, stillHere);
  }
}

/** Nothing of a person who has left stays, nor comes back with an answer on its way. */
export async function forgetOwn() {
  departures += 1;
  await caches.delete(ownCopy);
}
