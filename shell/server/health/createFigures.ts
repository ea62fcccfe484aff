import type { Counts } from './Counts';

const minute = 60_000;
const minutesKept = 24 * 60;

/** Minute since 1970 to what happened in it. */
type Minutes = Map<number, Counts>;

const minuteOf = (time: number) => Math.floor(time / minute);

export type Figures = ReturnType<typeof createFigures>;

/** The figures of this process, by remote and release, minute by minute for a day. */
export function createFigures() {
  const remotes = new Map<string, Map<string, Minutes>>();

  function minutesOf(remote: string, release: string): Minutes {
    const releases = remotes.get(remote) ?? new Map<string, Minutes>();
    const minutes = releases.get(release) ?? new Map<number, Counts>();
    remotes.set(remote, releases.set(release, minutes));
    return minutes;
  }

  function forgetOld(minutes: Minutes, now: number) {
    for (const at of minutes.keys()) {
      if (at > now - minutesKept) return;
      minutes.delete(at);
    }
  }

  return {
    add(remote: string, release: string, { visits, failed }: Counts) {
      const now = minuteOf(Date.now());
      const minutes = minutesOf(remote, release);
      const known = minutes.get(now) ?? { visits: 0, failed: 0 };
      minutes.set(now, { visits: known.visits + visits, failed: known.failed + failed });
      forgetOld(minutes, now);
    },
    /** Of the last day, or since this moment. */
    sum(remote: string, release: string, since = 0): Counts {
      const first = Math.max(minuteOf(since), minuteOf(Date.now()) - minutesKept + 1);
      const sum = { visits: 0, failed: 0 };
      for (const [at, { visits, failed }] of remotes.get(remote)?.get(release) ?? []) {
        if (at < first) continue;
        sum.visits += visits;
        sum.failed += failed;
      }
      // A failure may be told to another process than the one that counted the visit.
      return { ...sum, visits: Math.max(sum.visits, sum.failed) };
    },
    entries: () =>
      [...remotes].flatMap(([remote, releases]) =>
        [...releases].map(([release, minutes]) => ({ remote, release, minutes: [...minutes] })),
      ),
  };
}
