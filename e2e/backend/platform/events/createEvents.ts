import type { Call } from '@campus/shared/contract/call';
import { sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Requester } from '../access/Requester';
import type { Database, Listen } from '../database/Database';
import type { Sessions } from '../http/Sessions';
import {
  createPresence,
  type PresenceEntry,
  type Leaving,
  type PresentPeople,
} from './createPresence';
import { createEventMemory, serverSentEvent } from './createEventMemory';
import { createStreams, heartbeat } from './createStreams';

/** The triggers of the database notify it too. */
const channel = 'campus_events';
/** Milliseconds in which a screen reads what it shows before its stream is open. */
const opened = 5_000;
/** Milliseconds: of a burst all are told together, after one look at who may still hear them. */
const burst = 100;
/** Milliseconds between signs of life, which are also looks at who may still listen. */
const beat = 5_000;

interface Message {
  name: string;
  data: object;
}

export interface Events {
  /**
   * A stream of what happens from now on, with what was missed since the event `after`, or by a screen
   * that was just opened.
   * @throws Refusal 503 where there is no room for one more.
   */
  follow: (visitor: Requester, access: Call['access'], after?: string) => Promise<Readable>;
  /**
   * A stream without events, which ends with the session or with a role that `access` admits.
   * @throws Refusal 503 where there is no room for one more.
   */
  watch: (visitor: Requester, access: Call['access']) => Promise<Readable>;
  /** Tells everybody, on every process, that somebody has something open. */
  attend: (attendance: PresenceEntry) => Promise<void>;
  /** Tells them that somebody has closed it in one tab. */
  leave: (from: Leaving) => Promise<void>;
  /**
   * Tells every process that somebody has something open of which no stream tells.
   * @returns who has it open, themselves included, as far as this process has heard.
   */
  accompany: (attendance: PresenceEntry) => Promise<PresentPeople>;
  /** Somebody has closed it in one tab. */
  part: (from: Leaving) => Promise<void>;
  /** Ends all streams of this process. */
  close: () => Promise<void>;
}

interface Options {
  db: Database;
  listen: Listen;
  sessions: Pick<Sessions, 'visitorsOf'>;
  now: () => number;
  /** Somebody may have several windows; each takes one of the few connections of a browser. */
  mostOfPerson?: number;
}

async function notify(db: Database, message: Message) {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);
}

/** What others do, for those who have a screen open: from the database to every process, and on. */
export function createEvents({ db, listen, sessions, now, mostOfPerson = 4 }: Options): Events {
  const [streams, memory] = [createStreams(sessions, mostOfPerson), createEventMemory()];
  const presence = createPresence(now);
  /** Of what is asked for: nobody is told of it. */
  const company = createPresence(now);
  let listening: Promise<() => Promise<void>> | undefined;
  let [pending, isBehind] = ['', false];
  let work = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;

  const presenceAt = (subject: string) =>
    serverSentEvent('presence', { subject, people: presence.peopleAt(subject) });

  async function flush() {
    const text = pending;
    pending = '';
    try {
      await streams.check();
    } catch {
      // Nobody is told anything as long as it is not known who may hear it.
      isBehind = true;
      return;
    }
    const reload = isBehind ? serverSentEvent('reload', {}, memory.newest()) : '';
    isBehind = false;
    if (reload || text) streams.send(reload + text);
  }

  function tell(text: string) {
    if (streams.isEmpty()) return;
    pending += text;
    soon ??= setTimeout(() => {
      soon = undefined;
      work = work.then(flush);
    }, burst).unref();
  }

  function hear(payload: string) {
    const { name, data } = JSON.parse(payload) as Message;
    if (name === 'presence') {
      const attendance = data as PresenceEntry;
      if (presence.renew(attendance)) tell(presenceAt(attendance.subject));
    } else if (name === 'left') {
      const from = data as Leaving;
      if (presence.leave(from)) tell(presenceAt(from.subject));
    } else if (name === 'company') company.renew(data as PresenceEntry);
    else if (name === 'parted') company.leave(data as Leaving);
    else if (name === 'session') tell('');
    else tell(memory.add(name, data));
  }

  const tellAll = (message: Message) => notify(db, message);

  function startAnew() {
    memory.forget();
    isBehind = true;
    tell('');
  }

  const timer = setInterval(() => {
    company.lapse();
    const left = presence.lapse().map(presenceAt);
    tell(heartbeat + left.join(''));
  }, beat).unref();

  function opening(after: string | undefined) {
    const missed = after === undefined ? memory.lately(opened) : memory.since(after);
    const reload = missed === undefined ? serverSentEvent('reload', {}) : '';
    const here = presence.subjects().map(presenceAt).join('');
    return `${reload}${missed ?? ''}${serverSentEvent('ready', {}, memory.newest())}${here}`;
  }

  async function startListening() {
    listening ??= listen(channel, { onMessage: hear, onGap: startAnew }).finally(() =>
      memory.forget(),
    );
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }

  return {
    async watch(visitor, access) {
      await startListening();
      const stream = streams.open(visitor, access, true);
      stream.write(serverSentEvent('ready', {}));
      return stream;
    },

    async follow(visitor, access, after) {
      await startListening();
      const stream = streams.open(visitor, access);
      stream.write(opening(after));
      return stream;
    },

    attend: (attendance) => tellAll({ name: 'presence', data: attendance }),

    leave: (from) => tellAll({ name: 'left', data: from }),

    async accompany(attendance) {
      await startListening();
      await tellAll({ name: 'company', data: attendance });
      return company.peopleAt(attendance.subject);
    },

    part: (from) => tellAll({ name: 'parted', data: from }),

    async close() {
      clearInterval(timer);
      clearTimeout(soon);
      streams.close();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}
