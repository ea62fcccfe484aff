import {
  type Heartbeat,
  heartbeatPrefix,
  locksOfPage,
  pulse,
  type ReleaseByRemote,
} from './createHeartbeat';
import { readStored, writeStored } from './storedJson';

/** Milliseconds without a heartbeat after which a page counts as stopped. */
const silence = { beginning: 2000, running: 8000 };
/** Milliseconds for which a heartbeat is waited for, however old the last one is. */
const listening = { beginning: 800, running: pulse.running + 500 };
const step = 100;
/** Milliseconds after which the machine counts as too busy to judge any page. */
const patience = 8000;

/** Older marks are removed unread. */
const markTerm = 24 * 60 * 60_000;

interface Found {
  key: string;
  mark: Heartbeat;
}

/** The page may still stand there, or is gone without having taken its mark along. */
export interface StoppedTab extends Found {
  isOpen: boolean;
}

/** Whether nothing was beginning in its page any more. */
export const isLate = ({ beginning }: Heartbeat) => Object.keys(beginning).length === 0;

/** Where something was beginning, what has come to rest before has no part in it. */
export const accusedIn = (mark: Heartbeat): ReleaseByRemote =>
  isLate(mark) ? (mark.running ?? {}) : mark.beginning;

function marksOfOthers(own: string): Found[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const mark = key.startsWith(heartbeatPrefix) && key !== own && readStored<Heartbeat>(key);
      return mark ? [{ key, mark }] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Whether another page has beaten again since its mark was read, or does so before the time is up. Only
 * what this page itself has lived through without delay counts: on a busy machine every page is late, and
 * none has stopped. The mark is compared, as an event that came before anybody listened would be missed.
 */
function beatsWithin({ key, mark }: Found, time: number): Promise<boolean> {
  return new Promise((resolve) => {
    const begun = Date.now();
    let last = begun;
    let left = time;
    const end = (isAlive: boolean) => {
      clearInterval(timer);
      resolve(isAlive);
    };
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last += passed;
      if (passed < 2 * step) left -= passed;
      if (readStored<Heartbeat>(key)?.at !== mark.at) end(true);
      else if (left <= 0) end(false);
      else if (last - begun > patience) end(true);
    }, step);
  });
}

/** A lock ends with its page: where it is free, the page is gone. */
async function holdsLock(key: string): Promise<boolean> {
  const locks = locksOfPage();
  if (!locks) return true;
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].some(({ name }) => name === key);
}

const ageOf = ({ at }: Heartbeat) => Math.max(0, Date.now() - at);

async function lookAt(found: Found): Promise<StoppedTab[]> {
  const { key, mark } = found;
  const phase = isLate(mark) ? 'running' : 'beginning';
  // Its heartbeats are too far apart to wait for the next one.
  if (phase === 'running' && ageOf(mark) < silence.running) return [];
  if (!(await holdsLock(key))) return [{ ...found, isOpen: false }];
  const time = Math.max(listening[phase], silence[phase] - ageOf(mark));
  return (await beatsWithin(found, time)) ? [] : [{ ...found, isOpen: true }];
}

/** What is left of those pages that went down with the very release that is asked about. */
export async function findStoppedTabs(
  own: string,
  remote: string,
  release: string,
): Promise<StoppedTab[]> {
  const marks = marksOfOthers(own);
  for (const { key, mark } of marks) if (ageOf(mark) > markTerm) writeStored(key, undefined);
  const asked = marks.filter(
    ({ mark }) => accusedIn(mark)[remote] === release && ageOf(mark) <= markTerm,
  );
  const found = await Promise.all(asked.map(lookAt));
  return found.flat();
}
