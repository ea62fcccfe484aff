import { withTimeout } from '../withTimeout';

interface Limits {
  /** Milliseconds for which a document is given again. */
  freshFor: number;
  /** Of one that could be better. */
  unfinishedFor: number;
  /** Milliseconds for which a finished one is given in place of an unfinished one. */
  staleFor: number;
  /** Milliseconds for which a finished one is recent: given where the next one is not made within `patience`. */
  recentFor: number;
  /** Milliseconds. */
  patience: number;
  /** Of all that are kept, in what they say of their sizes. */
  most: number;
}

/** What a document was made of; told while it is made. */
export interface Witness<Made> {
  /** It has read this path of the API; it is unfinished where no answer came in time. */
  reads: (path: string, isAnswered?: boolean) => void;
  /** The next one may be better. */
  isUnfinished: () => void;
  /** Nobody else is given it but those who wait for it now. */
  isPassing: () => void;
  /** The better one, which was late; one that is partial could be better still. */
  finish: (made: Made, isPartial?: boolean) => void;
}

interface Entry<Made> {
  made: Promise<Made>;
  paths: Set<string>;
  /** Nothing until it is made. */
  size: number;
  until: number;
  /** When it was made, where it could not be better. */
  finishedAt?: number;
}

/**
 * Documents for everybody who would get the same: who comes while one is made waits for it, and who
 * comes soon after is given it again. The key says all that a document depends on. Where there is no
 * time to finish the next one, the last finished one is given for a while; a recent one, before the
 * next has taken long.
 */
export function createSharedDocuments<Made extends { size: number }>({
  freshFor,
  unfinishedFor,
  staleFor,
  recentFor,
  patience,
  most,
}: Limits) {
  const entries = new Map<string, Entry<Made>>();
  let total = 0;

  const isFinishedWithin = ({ finishedAt }: Entry<Made>, time: number) =>
    finishedAt !== undefined && performance.now() < finishedAt + time;
  /** Nobody is given it any more. */
  const isOver = (entry: Entry<Made>) =>
    performance.now() >= entry.until && !isFinishedWithin(entry, staleFor);

  function drop(key: string) {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function keep(entry: Entry<Made>, size: number, time: number) {
    total += size - entry.size;
    Object.assign(entry, { size, until: performance.now() + time });
    // Those of a release that has been replaced are not asked for again.
    for (const [key, known] of entries) if (isOver(known)) drop(key);
    for (const [oldest, { until }] of entries) {
      if (total <= most) break;
      if (until !== Infinity) drop(oldest);
    }
  }

  function begin(
    key: string,
    make: (witness: Witness<Made>) => Promise<Made>,
    before?: Entry<Made>,
  ) {
    // What is written there meanwhile takes the one before away, too.
    const paths = new Set(before?.paths);
    let [isPassing, isUnfinished, isFinished, isReplaced] = [false, false, false, false];
    // What has been dropped meanwhile is no longer in the list.
    const isStillThere = () => entries.get(key) === entry;
    const beforeWithin = (time: number) =>
      before && isFinishedWithin(before, time) ? before.made : undefined;
    const next = make({
      reads(path, isAnswered = true) {
        paths.add(path);
        if (!isAnswered) isUnfinished = true;
      },
      isUnfinished: () => void (isUnfinished = true),
      isPassing: () => void (isPassing = true),
      finish(better, isPartial = false) {
        if (isPartial && (isFinished || beforeWithin(staleFor))) return;
        isReplaced = true;
        isFinished ||= !isPartial;
        if (!isStillThere()) return;
        entry.made = Promise.resolve(better);
        entry.finishedAt = isPartial ? undefined : performance.now();
        keep(entry, better.size, isPartial ? unfinishedFor : freshFor);
      },
    });
    const made = next.then((document) => {
      const isBetterBefore = isUnfinished && !isPassing && !isReplaced && isStillThere();
      return (isBetterBefore && beforeWithin(staleFor)) || document;
    });
    async function givenSoon() {
      const inTime = await withTimeout(
        made.catch(() => undefined),
        patience,
      );
      return inTime ?? (isStillThere() ? beforeWithin(recentFor) : undefined) ?? made;
    }
    const entry: Entry<Made> = { made, paths, size: 0, until: Infinity };
    entries.set(key, entry);
    if (beforeWithin(recentFor)) entry.made = givenSoon();
    made.then(
      ({ size }) => {
        if (!isStillThere() || isReplaced) return;
        if (isPassing) return drop(key);
        entry.made = made;
        entry.finishedAt = isUnfinished ? before?.finishedAt : performance.now();
        keep(entry, size, isUnfinished ? unfinishedFor : freshFor);
      },
      () => isStillThere() && drop(key),
    );
    return entry.made;
  }

  return {
    get(key: string, make: (witness: Witness<Made>) => Promise<Made>): Promise<Made> {
      const found = entries.get(key);
      if (found && performance.now() < found.until) {
        // The one that was wanted last is dropped last.
        entries.delete(key);
        entries.set(key, found);
        return found.made;
      }
      if (found) drop(key);
      return begin(key, make, found);
    },
    /** Whatever has read a path that begins so is made anew; who waits for it already still gets it. */
    expire(start: string) {
      for (const [key, { paths }] of entries)
        if ([...paths].some((path) => path.startsWith(start))) drop(key);
    },
  };
}
