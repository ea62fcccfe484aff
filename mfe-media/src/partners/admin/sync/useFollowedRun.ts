import { useApi } from '@campus/shared/api/useApi';
import { storedText } from '@campus/shared/browser/storedText';
import {
  filterPartners,
  getPartner,
  getPartnerDirectory,
  listPartnerCategories,
  listPartnerCities,
  type Partner,
} from '@campus/shared/contract/partners/calls';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Api } from '@campus/shared/api/createApi';

const counts = z.object({
  created: z.int(),
  updated: z.int(),
  deactivated: z.int(),
});

/** A run that this browser knows of: begun here, or by somebody else and met here. */
const syncRun = z.object({
  startedAt: z.iso.datetime(),
  /** When the next may begin (ms). */
  againAt: z.number(),
  isForeign: z.optional(z.boolean()),
  /** What its partners tell once all of them have been looked through. */
  ended: z.optional(z.extend(counts, { at: z.iso.datetime() })),
  /** How the run before it went, as the server tells it. */
  last: z.nullable(
    z.extend(counts, {
      finishedAt: z.iso.datetime(),
      skipped: z.int(),
      error: z.nullable(z.string()),
    }),
  ),
});
export type SyncRun = z.infer<typeof syncRun>;

/** Between two starts, whoever makes them. */
export const pauseBetween = 300_000;

/** The server asks the directory four times within this; who is not done then has failed. */
const longestRun = 420_000;

const size = 100;
const noCounts = { checked: 0, touched: 0, created: 0, updated: 0, deactivated: 0 };
type Counts = typeof noCounts;

/** How far a run has come, as its partners tell it. */
export interface SeenRun extends Counts {
  total: number;
  isOver: boolean;
  /** Where to look next: all before has come. */
  skip: number;
  before: Counts;
}

function countsOf({ staff }: Partner, startedAt: string): Counts {
  if (!staff) return noCounts;
  const { syncedAt, createdAt, updatedAt, isActive, lockedFields } = staff;
  const isTouched = syncedAt !== null && syncedAt >= startedAt;
  // Whom the directory has dropped is hidden at the very end, unless staff keep that to themselves.
  const isChecked = isTouched || !isActive || lockedFields.includes('isActive');
  const isNew = isTouched && createdAt >= startedAt;
  const isChanged = !isNew && updatedAt >= startedAt;
  return {
    checked: Number(isChecked),
    touched: Number(isTouched),
    created: Number(isNew),
    updated: Number(isChanged && isTouched),
    deactivated: Number(isChanged && !isTouched && !isActive),
  };
}

const sum = (one: Counts, other: Counts): Counts => ({
  checked: one.checked + other.checked,
  touched: one.touched + other.touched,
  created: one.created + other.created,
  updated: one.updated + other.updated,
  deactivated: one.deactivated + other.deactivated,
});

/**
 * No call tells of a run that goes on, but the partners themselves do: each one that it has been
 * through bears its date. Reads on from where the look before stopped.
 */
export async function readRun(
  api: Api,
  startedAt: string,
  earlier: SeenRun | undefined,
  signal: AbortSignal,
): Promise<SeenRun> {
  let { skip, before } = earlier ?? { skip: 0, before: noCounts };
  for (;;) {
    const query = { skip, size, asc: true };
    const { items, total } = await api(filterPartners, { query, body: {} }, { signal });
    const here = items.map((partner) => countsOf(partner, startedAt)).reduce(sum, noCounts);
    const counts = sum(before, here);
    const isWhole = here.checked === items.length;
    if (!isWhole || skip + size >= total) {
      const isEnd = isWhole && counts.touched > 0;
      // New ones come last: two looks that find as many have found all.
      const isOver = isEnd && earlier?.checked === counts.checked && earlier.total === total;
      return { ...counts, total, isOver, skip, before };
    }
    before = counts;
    skip += size;
  }
}

const { read, write } = storedText('campus.partnerSync');
const changed = 'campus.partnerSync';

function listen(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** Says whether the browser has kept it. */
function keep(run: SyncRun): boolean {
  const text = JSON.stringify(run);
  write(text);
  window.dispatchEvent(new Event(changed));
  return read() === text;
}

function parsed(text: string | null) {
  try {
    return syncRun.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The last run that this browser knows of; a reload keeps it, and other tabs see it too. */
function useStoredRun() {
  const text = useSyncExternalStore(listen, read, () => null);
  const run = useMemo(() => parsed(text), [text]);
  // In a browser that forbids storage the page at least knows what it has begun itself.
  const [unkept, setUnkept] = useState<SyncRun>();
  const keepRun = (next: SyncRun) => setUnkept(keep(next) ? undefined : next);
  return [unkept ?? run, keepRun] as const;
}

const second = 1_000;
const never = () => () => undefined;
function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, second);
  return () => clearInterval(timer);
}

/** The moment, to the second (ms); it stands still where nobody waits for it. */
const useNow = (isTicking: boolean) =>
  useSyncExternalStore(
    isTicking ? everySecond : never,
    () => Math.floor(Date.now() / second) * second,
    () => 0,
  );

const often = 2_000;
const seldom = 10_000;
/** After this a directory is slow. */
const patience = 30_000;

export type FollowedRun = ReturnType<typeof useFollowedRun>;

/** How the kept run goes on; its end is kept, and the list begins anew. */
export function useFollowedRun() {
  const [run, keep] = useStoredRun();
  const api = useApi();
  const client = useQueryClient();
  const isOpen = run !== undefined && !run.ended;
  const now = useNow(run !== undefined);
  // By this computer’s own clock: the server’s may differ.
  const age = run ? now - (run.againAt - pauseBetween) : 0;
  const isLost = isOpen && age > longestRun;
  const queryKey = ['partnerSync', run?.startedAt];

  const { data: seen, isError } = useQuery<SeenRun>({
    queryKey,
    queryFn: ({ signal }) =>
      readRun(api, run?.startedAt ?? '', client.getQueryData<SeenRun>(queryKey), signal),
    enabled: isOpen,
    refetchInterval: isLost ? false : age > patience ? seldom : often,
  });

  const finish = useEffectEvent(({ created, updated, deactivated }: SeenRun) => {
    if (!run || run.ended) return;
    keep({ ...run, ended: { at: new Date().toISOString(), created, updated, deactivated } });
  });
  useEffect(() => {
    if (seen?.isOver) finish(seen);
  }, [seen]);
  useRefreshAfter(isOpen);

  return {
    run,
    keep: (next: SyncRun) => keep(next),
    seen: isOpen ? seen : undefined,
    step: stepOf(run, isLost),
    isSlow: isOpen && age > patience,
    isUnseen: isOpen && isError,
    secondsLeft: run ? secondsBetween(now, run.againAt) : 0,
  };
}

const whatChanges = [
  filterPartners,
  getPartner,
  getPartnerDirectory,
  listPartnerCategories,
  listPartnerCities,
];

/** Whichever tab has seen the end, each has a list of its own. */
function useRefreshAfter(isOpen: boolean) {
  const client = useQueryClient();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      for (const { path } of whatChanges) void client.invalidateQueries({ queryKey: [path] });
    wasOpen.current = isOpen;
  }, [isOpen, client]);
}

function stepOf(run: SyncRun | undefined, isLost: boolean) {
  if (!run) return 'none';
  if (run.ended) return 'ended';
  return isLost ? 'lost' : 'running';
}

/** Of a moment that is only known to the second: never more than the whole pause. */
const secondsBetween = (now: number, then: number) =>
  Math.min(pauseBetween / 1_000, Math.max(0, Math.ceil((then - now) / 1_000)));
