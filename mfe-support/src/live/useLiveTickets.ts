import type { Api } from '@campus/shared/api/createApi';
import { isMissing } from '@campus/shared/api/isMissing';
import { outliving } from '@campus/shared/api/outliving';
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
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

type People = PresenceEvent['people'];
type TicketsEvent = LiveEvent<LiveEvents>;

const nobody: People = [];
/** Milliseconds; who is not heard of for thirty seconds has left. */
const renewal = 12_000;

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

/** Tells colleagues that somebody is here, where they can hear it; a failure is nobody’s concern. */
export function useAttendance(id: string, isWriting: boolean) {
  const api = useApi();
  const live = useLive();
  const [tab] = useState(() => crypto.randomUUID());
  const watch = useCallback((watcher: () => void) => live.watch(watcher), [live]);
  const isLive = useSyncExternalStore(watch, live.isLive, () => false);
  useEffect(() => {
    if (!isLive) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = () =>
      api(attendTicket, { params: { id }, body: { tab, isWriting } }, { signal }).catch(
        (error: unknown) => {
          // Another failure may pass before colleagues miss whoever is here.
          if (isMissing(error)) clearInterval(timer);
        },
      );
    const timer = setInterval(() => void tell(), renewal);
    void tell();
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [api, id, tab, isLive, isWriting]);
  const hasCome = useRef(false);
  useEffect(() => {
    if (isLive) hasCome.current = true;
  }, [isLive]);
  useEffect(() => {
    const leave = () => {
      if (!hasCome.current) return;
      hasCome.current = false;
      // Who is gone in half a minute anyway need not hear that this could not be told.
      void api(leaveTicket, { params: { id }, query: { tab } }, { send: outliving }).catch(
        () => undefined,
      );
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, id, tab]);
}
