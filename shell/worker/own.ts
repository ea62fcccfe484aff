import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { ownCopy } from '../page/offline/ownCopy';
import { keepDocument } from './keepDocument';
import { ownerOf } from './ownerOf';
import { withoutLiveCode } from './withoutLiveCode';

const cardPage = '/me/card';
const cardCall = '/api/participants/esk-card';
const calls = new Set(['/api/participants/current-human', cardCall]);
const photos = '/api/files/human-photo/';
const patience = 10;

// What was asked before a person left may be answered after, and is not kept then.
let departures = 0;

/** Each answer under the name of its owner, whom the token names even when it has run out. */
const keyOf = (request: Request) => {
  const key = new URL(request.url);
  key.search = new URLSearchParams({ of: ownerOf(request) ?? '' }).toString();
  return key.href;
};

const answers = new NetworkFirst({
  cacheName: ownCopy,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      handlerWillStart: async ({ state }) => void Object.assign(state ?? {}, { departures }),
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      cacheWillUpdate: async ({ response, state }) =>
        response.status === 200 && state?.departures === departures
          ? withoutLiveCode(response)
          : null,
    },
  ],
});

async function kept(address: string) {
  const cache = await caches.open(ownCopy);
  return cache.match(address, { ignoreVary: true, ignoreSearch: true });
}

async function answerPhoto(request: Request) {
  try {
    return await fetch(request);
  } catch (error) {
    const photo = await kept(request.url);
    if (photo) return photo;
    throw error;
  }
}

/** The few calls of a participant that the card needs; no other answer of the API is ever kept. */
export function answerOwnCalls() {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && calls.has(url.pathname) && ownerOf(request) !== null,
    answers,
  );
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith(photos) && request.destination === 'image',
    ({ request }) => answerPhoto(request),
  );
}

export const cardPageAnswer = async ({ pathname }: URL) =>
  pathname === cardPage ? kept(cardPage) : undefined;

async function keepPhoto(stillHere: () => Promise<Cache | undefined>) {
  const card = (await (await kept(cardCall))?.json()) as { photoUrl: string | null } | null;
  if (!card?.photoUrl?.startsWith(photos)) return;
  const photo = await fetch(card.photoUrl, { credentials: 'same-origin' });
  if (photo.status === 200) await (await stillHere())?.put(card.photoUrl, photo);
}

export async function keepCard(event: ExtendableEvent) {
  const before = departures;
  const stillHere = async () => (before === departures ? caches.open(ownCopy) : undefined);
  await keepDocument(event, cardPage, stillHere);
  await keepPhoto(stillHere);
}

export async function forgetOwn() {
  departures += 1;
  await caches.delete(ownCopy);
}
