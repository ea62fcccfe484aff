import type { Api } from '@campus/shared/api/createApi';
import { useApi } from '@campus/shared/api/useApi';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownCopy } from './ownCopy';
import { tellWorker } from './tellWorker';
import type { PageMessage } from './WorkerMessage';

const hour = 60 * 60_000;

async function isFresh() {
  const page = await caches.match(cardPaths.card(), { cacheName: ownCopy });
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
async function keepOwnCopy(api: Api): Promise<void> {
  await untilServed(navigator.serviceWorker);
  if (await isFresh()) return;
  await Promise.all([api(getCurrentHuman), api(getCampusCard)]);
  await tellWorker({ type: 'keepCard' });
}

/** Keeps the card of a participant for when there is no network; never anything of staff. */
function useKeptCopy() {
  const api = useApi();
  const { person, id } = useSession();
  const isParticipant = person?.kind === 'HUMAN';
  useEffect(() => {
    if (isParticipant && id) keepOwnCopy(api).catch(() => undefined);
  }, [api, isParticipant, id]);
}

/** A pressed notification leads this tab there, past the questions of unsaved forms. */
function useNoticeLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<PageMessage>) => {
      if (data.type === 'open') void navigate(data.link);
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** The page's side of the service worker, without anything to see. */
export function WorkerPart() {
  useKeptCopy();
  useNoticeLinks();
  return null;
}
