import type { Api } from '@campus/shared/api/createApi';
import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import { useApi } from '@campus/shared/api/useApi';
import {
  attendTicket,
  followTickets,
  leaveTicket,
  type LiveEvents,
  type PresenceEvent,
} from '@campus/shared/contract/support/liveCalls';
import { followLive, type LiveEvent } from '@campus/shared/api/followLive';
import { useSession } from '@campus/shared/remote/useSession';
import { type Attendance, useAttendance } from '@campus/shared/api/useAttendance';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type People = PresenceEvent['people'];
type TicketsEvent = LiveEvent<LiveEvents>;

const nobody: People = [];

/** What all screens of a tab hear together: one stream, open while one of them is there. */
function createLive(api: Api) {
  const listeners = new Set<(event: TicketsEvent) => void>();
  const watchers = new Set<() => void>();
  let isLive = false;
  let presence = new Map<string, People>();
  let stop: (() => void) | undefined;

  function changed(nextPresence: typeof presence) {
    presence = nextPresence;
    for (const watcher of [...watchers]) watcher();
  }
  const start = () =>
    followLive<LiveEvents>({
      open: (after, signal) => api(followTickets, { query: { after } }, { signal }),
      onLive: (next) => {
        isLive = next;
        // Who is there comes anew with each stream.
        changed(new Map());
      },
      onEvent: (event) => {
        if (event.name === 'presence')
          changed(new Map(presence).set(event.data.subject, event.data.people));
        else for (const listener of [...listeners]) listener(event);
      },
    });

  const holding = <T>(set: Set<T>, one: T) => {
    set.add(one);
    stop ??= start();
    return () => {
      set.delete(one);
      if (listeners.size + watchers.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
  return {
    listen: (listener: (event: TicketsEvent) => void) => holding(listeners, listener),
    watch: (watcher: () => void) => holding(watchers, watcher),
    isLive: () => isLive,
    peopleAt: (id: string) => presence.get(id) ?? nobody,
  };
}

const lives = new WeakMap<Api, ReturnType<typeof createLive>>();

function useLive() {
  const api = useApi();
  const live = lives.get(api) ?? createLive(api);
  lives.set(api, live);
  return live;
}

/** Hears of tickets that others change, and when to look at all of them, while the screen is there. */
export function useLiveTickets(onEvent: (event: TicketsEvent) => void) {
  const live = useLive();
  const hear = useEffectEvent(onEvent);
  useEffect(() => live.listen((event) => hear(event)), [live]);
}

/** The colleagues who have a ticket open. */
export function useColleaguesAt(id: string): People {
  const live = useLive();
  const { id: self } = useSession();
  const watch = useCallback((watcher: () => void) => live.watch(watcher), [live]);
  const people = useSyncExternalStore(
    watch,
    () => live.peopleAt(id),
    () => nobody,
  );
  return people.filter((person) => person.id !== self);
}

/** Tells colleagues that somebody is here, where they can hear it. */
export function useAttendanceAt(id: string, isWriting: boolean) {
  const api = useApi();
  const live = useLive();
  const watch = useCallback((watcher: () => void) => live.watch(watcher), [live]);
  const isLive = useSyncExternalStore(watch, live.isLive, () => false);
  const come = useCallback<Attendance['come']>(
    (presence, signal) => api(attendTicket, { params: { id }, body: presence }, { signal }),
    [api, id],
  );
  const leave = useCallback<Attendance['leave']>(
    (tab) => api(leaveTicket, { params: { id }, query: { tab } }, { send: keepaliveFetch }),
    [api, id],
  );
  useAttendance({ come, leave, isWriting, isPaused: !isLive });
}
