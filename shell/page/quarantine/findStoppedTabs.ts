import { heartbeatPrefix, type Heartbeat } from './createHeartbeat';
import { readStored, writeStored } from './stored';
import { locksOfPage } from './locksOfPage';

/** A heart that has not beaten for so long stands still. */
const silence = 2000;
/** However old a mark is, its page is listened for as long: it may be about to go on. */
const listening = 800;
const step = 100;
/** Then the machine is too busy to judge anybody. */
const patience = 8000;

/** However its page ended, a mark that is as old tells nothing any more. */
const term = 24 * 60 * 60_000;

interface Found {
  key: string;
  mark: Heartbeat;
}

/** The page may still stand there, or is gone without having taken its mark along. */
export interface StoppedTab extends Found {
  isOpen: boolean;
}

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
 * Whether another page gives a sign of life before the time is up. Only what this page itself has lived
 * through without delay counts: on a busy machine everybody is late, and nobody is dead.
 */
function beatsWithin(key: string, time: number): Promise<boolean> {
  return new Promise((resolve) => {
    const begun = Date.now();
    let last = begun;
    let left = time;
    const end = (isAlive: boolean) => {
      clearInterval(timer);
      window.removeEventListener('storage', listen);
      resolve(isAlive);
    };
    const listen = (event: StorageEvent) => event.key === key && end(true);
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last += passed;
      if (passed < 2 * step) left -= passed;
      if (left <= 0) end(false);
      else if (last - begun > patience) end(true);
    }, step);
    window.addEventListener('storage', listen);
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

/** What is left of those pages that went down while they began the very release that is asked about. */
export async function findStoppedTabs(
  own: string,
  remote: string,
  release: string,
): Promise<StoppedTab[]> {
  const marks = marksOfOthers(own);
  for (const { key, mark } of marks) if (ageOf(mark) > term) writeStored(key, undefined);
  const asked = marks.filter(
    ({ mark }) => mark.beginning[remote] === release && ageOf(mark) <= term,
  );
  const found = await Promise.all(
    asked.map(async (each) => {
      if (!(await holdsLock(each.key))) return [{ ...each, isOpen: false }];
      const time = Math.max(listening, silence - ageOf(each.mark));
      return (await beatsWithin(each.key, time)) ? [] : [{ ...each, isOpen: true }];
    }),
  );
  return found.flat();
}
