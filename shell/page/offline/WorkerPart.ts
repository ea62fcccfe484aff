import type { Api } from '@campus/shared/api/createApi';
import { useApi } from '@campus/shared/api/useApi';
import type { Call } from '@campus/shared/contract/call';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlannedRemote } from '../loading/Plan';
import { useRemotes } from '../remotes/useRemotes';
import { ownCopy } from './offlinePages';
import { tellWorker } from './tellWorker';
import type { PageMessage, WorkerMessage } from './WorkerMessage';

const hour = 60 * 60_000;

async function isFresh({ page }: OfflinePage) {
  const kept = await caches.match(page, { cacheName: ownCopy });
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < hour;
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

/** Waits for the worker: an answer that came to it before would pass by. */
async function teach({ controller }: ServiceWorkerContainer, pages: readonly OfflinePage[]) {
  const { port1, port2 } = new MessageChannel();
  const learnt = new Promise((resolve) => (port1.onmessage = resolve));
  controller?.postMessage({ type: 'learn', pages } satisfies WorkerMessage, [port2]);
  await learnt;
}

/** The call of an answer, as far as the transport needs it. */
const callOf = (path: string) =>
  ({ method: 'GET', path, summary: path, access: 'signedIn' }) as unknown as Call;

interface Declared {
  all: readonly OfflinePage[];
  /** Those of them that this person may open. */
  own: readonly OfflinePage[];
}

/** Asks what these pages need, through the worker, at most once an hour. */
async function keepOwnCopy(api: Api, { all, own }: Declared): Promise<void> {
  const { serviceWorker } = navigator;
  await untilServed(serviceWorker);
  await teach(serviceWorker, all);
  if ((await Promise.all(own.map(isFresh))).every(Boolean)) return;
  const calls = new Set(own.flatMap(({ answers }) => answers.map(({ call }) => call)));
  // By the network: what has come with the page has not passed through the worker.
  const ask = (call: Call) => api(call, {}, { send: (...asked) => fetch(...asked) });
  await Promise.all([getCurrentHuman, ...[...calls].map(callOf)].map(ask));
  await tellWorker({ type: 'keep', pages: own });
}

const declaredBy = ({ declaration: { offline = [], routes } }: PlannedRemote) =>
  offline.flatMap((page) => {
    const route = routes.find(({ path }) => path === page.page);
    return route ? [{ page, access: route.access }] : [];
  });

/** Keeps pages of a participant for when there is no network; never anything of staff. */
function useOfflineCopy() {
  const api = useApi();
  const { planned } = useRemotes();
  const { person, id, status, roles } = useSession();
  const isParticipant = person?.kind === 'HUMAN';
  const declared = useMemo(() => {
    const found = planned.flatMap(declaredBy);
    const usable = found.filter(({ access }) => mayUse({ status, roles }, access));
    return { all: found.map(({ page }) => page), own: usable.map(({ page }) => page) };
  }, [planned, status, roles]);
  useEffect(() => {
    if (isParticipant && id) keepOwnCopy(api, declared).catch(() => undefined);
  }, [api, isParticipant, id, declared]);
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
  useOfflineCopy();
  useNoticeLinks();
  return null;
}
