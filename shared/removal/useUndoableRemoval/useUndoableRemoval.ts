import { isUnknown } from '@campus/shared/api/isUnknown';
import { ApiError } from '@campus/shared/api/ApiError';
import type { Api } from '@campus/shared/api/createApi';
import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { getConfirmation } from '@campus/shared/contract/auth/calls';
import type { Call } from '@campus/shared/contract/call';
import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';

type Page = Pick<ReturnType<ClientStore['getState']>, 'markUnsaved' | 'beforeLeaving'>;

type Leaving = 'page' | 'session';

interface Postponed {
  /** A call that is sent while the page is left must outlive it. */
  perform: (leaving: Leaving) => Promise<void>;
  /** The session has ended already: nothing may be done in the name of the next one. */
  forget: () => void;
}

export type Settle = (then: () => Promise<void> | void) => Promise<void>;

/**
 * Holds something back until it is settled; leaving the page or the session performs it at once.
 * @returns settles it in another way; only the first one counts.
 */
export function postpone(page: Page, { perform, forget }: Postponed): Settle {
  let isSettled = false;
  const settle: Settle = async (then) => {
    if (isSettled) return;
    isSettled = true;
    stayOn();
    release();
    window.removeEventListener('pagehide', leave);
    await then();
  };
  const leave = () => void settle(() => perform('page'));
  const stayOn = page.beforeLeaving((maySend) =>
    settle(() => (maySend ? perform('session') : forget())),
  );
  const release = page.markUnsaved();
  window.addEventListener('pagehide', leave);
  return settle;
}

interface Removals {
  ids: ReadonlySet<string>;
  hide: (id: string) => void;
  bringBack: (id: string) => void;
}

const createRemovals = (): StoreApi<Removals> =>
  createStore<Removals>()((set) => ({
    ids: new Set(),
    hide: (id) => set(({ ids }) => ({ ids: new Set([...ids, id]) })),
    bringBack: (id) => set(({ ids }) => ({ ids: new Set([...ids].filter((one) => one !== id)) })),
  }));

/** One store for each page, whichever screens come and go on it. */
const known = new WeakMap<ClientStore, StoreApi<Removals>>();

function usePageRemovals() {
  const page = useContext(ClientStoreContext);
  if (!page) throw new Error('Removals are asked for outside of <ClientStoreContext>.');
  const removals = known.get(page) ?? createRemovals();
  known.set(page, removals);
  return { page, removals };
}

/** The records that are removed, or will be when their notice has gone. */
export const useRemovals = () => usePageRemovals().removals;

/** The same as a value: a list leaves these rows out. */
export const useRemovedIds = () => useStore(useRemovals(), ({ ids }) => ids);

interface PutOff {
  /** Of the notice. */
  id: string;
  text: string;
  undo: { label: string; onUndo: () => void };
  perform: (leaving?: Leaving) => Promise<void>;
}

/** Performs something when its notice has gone or somebody leaves: until then it can be undone. */
function putOff(store: ClientStore, { id, text, undo, perform }: PutOff) {
  const { notify, dismiss } = store.getState();
  const end = <Result>(work: () => Result) => {
    stopWatching();
    dismiss(id);
    return work();
  };
  const settle = postpone(store.getState(), {
    perform: (leaving) => end(() => perform(leaving)),
    forget: () => end(undo.onUndo),
  });
  notify({
    id,
    tone: 'success',
    text,
    action: { label: undo.label, onClick: () => void settle(() => end(undo.onUndo)) },
  });
  const stopWatching = store.subscribe(({ notifications }) => {
    if (notifications.some((notice) => notice.id === id)) return;
    // A notice goes away before its action runs, so that the undo comes first.
    queueMicrotask(() => void settle(() => end(perform)));
  });
}

/** A record is named by its id in the path of the call. */
export type RemovalCall = Call & { params: z.ZodMiniType<{ id: string }, { id: string }> };

export interface Removable {
  id: string;
  title: string;
}

/** For longer than this nobody leaves a notice that can be undone. */
const patience = 120_000;

async function isProven(api: Api) {
  const { until } = await api(getConfirmation);
  return until !== null && Date.parse(until) > Date.now() + patience;
}

/**
 * A sensitive call is sent when nobody may be there any more to give the password, so it is asked for
 * before. Where the server cannot tell, the call itself is what is refused.
 * @returns whether to go on.
 */
async function proveAhead(api: Api, page: ClientStore): Promise<boolean> {
  try {
    if (await isProven(api)) return true;
    page.getState().openModal('confirm');
    await new Promise<void>((resolve) => {
      const stop = page.subscribe(({ modal }) => {
        if (modal === 'confirm') return;
        stop();
        resolve();
      });
    });
    return await isProven(api);
  } catch {
    return true;
  }
}

/**
 * Removes a record from sight at once, and for good when nobody has undone it: no call restores it.
 * A refusal brings it back with the reason, wherever the person has gone meanwhile. `onBegun` is called
 * when it is out of sight: after the password where the call asks for it.
 */
export function useUndoableRemoval(
  call: RemovalCall,
): (record: Removable, onBegun?: () => void) => void {
  const { t } = useTranslation('shared');
  const api = useApi();
  const { page, removals } = usePageRemovals();
  const { mutateAsync } = useCall(call);

  const send = async ({ id, title }: Removable, leaving?: Leaving) => {
    const input = { params: { id } };
    try {
      // Sent in the same tick: the token goes with the session.
      await (leaving ? api(call, input, { send: keepaliveFetch }) : mutateAsync(input));
    } catch (error) {
      if (isUnknown(error)) return;
      removals.getState().bringBack(id);
      if (leaving === 'session') return;
      const known = error instanceof ApiError ? error : undefined;
      const reason = known?.message ?? t('failure.text');
      const text = t('removal.failed', { title, reason });
      page.getState().notify({ tone: 'danger', text, requestId: known?.requestId });
    }
  };

  const begin = (record: Removable, onBegun?: () => void) => {
    const { id, title } = record;
    const { ids, hide, bringBack } = removals.getState();
    // A second press, or another screen that shows the same record.
    if (ids.has(id)) return;
    hide(id);
    putOff(page, {
      id: `removal.${id}`,
      text: t('removal.done', { title }),
      undo: { label: t('toast.undo'), onUndo: () => bringBack(id) },
      perform: (leaving) => send(record, leaving),
    });
    onBegun?.();
  };

  return (record, onBegun) => {
    if (!call.isSensitive) begin(record, onBegun);
    else void proveAhead(api, page).then((goesOn) => goesOn && begin(record, onBegun));
  };
}
