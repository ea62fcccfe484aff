import { useApi } from '@campus/shared/api/useApi';
import { storedText } from '@campus/shared/browser/storedText';
import {
  filterPartners,
  getPartner,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, useMemo } from 'react';
import { readRun, type SeenRun } from './readRun';
import { longestRun, pauseBetween, type SyncRun, syncRun } from './syncRun';

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

function keep(run: SyncRun | null) {
  write(run && JSON.stringify(run));
  window.dispatchEvent(new Event(changed));
}

function parsed(text: string | null) {
  try {
    return syncRun.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The last run that this browser knows of; a reload keeps it, and other tabs see it too. */
function useKeptRun() {
  const text = useSyncExternalStore(listen, read, () => null);
  const run = useMemo(() => parsed(text), [text]);
  return [run, keep] as const;
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
  const [run, keep] = useKeptRun();
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

const whatChanges = [filterPartners, getPartner, listPartnerCategories, listPartnerCities];

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
