import type { Api } from '@campus/shared/api/createApi';
import { getCampusCard, getCurrentHuman } from '@campus/shared/contract/participants';
import { paths } from '@campus/shared/paths';
import { ownCopy } from './ownCopy';
import { tellWorker } from './tellWorker';

const hour = 60 * 60_000;

async function isFresh() {
  const page = await caches.match(paths.card(), { cacheName: ownCopy });
  return Date.now() - Date.parse(page?.headers.get('date') ?? '') < hour;
}

/** A worker keeps only what passes through it, and the very first one arrives after the page. */
async function untilServed(workers: ServiceWorkerContainer) {
  await workers.ready;
  if (workers.controller) return;
  await new Promise((resolve) =>
    workers.addEventListener('controllerchange', resolve, { once: true }),
  );
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  await tellWorker({ type: 'keepFiles', files });
}

/** Asks what the card needs, through the worker, at most once an hour. */
export async function keepOwnCopy(api: Api): Promise<void> {
  await untilServed(navigator.serviceWorker);
  if (await isFresh()) return;
  await Promise.all([api(getCurrentHuman), api(getCampusCard)]);
  await tellWorker({ type: 'keepCard' });
}
