import {
  type ErrorPlace,
  forgetObservations,
  newObservations,
  noteError,
  noteVital,
  type Observations,
  type VitalName,
} from './Observations';
import type { Sender } from './createSenders';
import { forgetBefore, newSample, note, type Sample } from './Sample';

/** Who has used a release, and for whom it has failed. */
export interface ReleaseFigures {
  visitors: Sample<readonly [at: number]>;
  /** With the network that each was told from. */
  failures: Sample<readonly [at: number, network: string]>;
  observed: Observations;
}

/** Remote to release to its figures. */
export type AllFigures = Map<string, Map<string, ReleaseFigures>>;

export type Figures = ReturnType<typeof createFigures>;

const retentionMinutes = 24 * 60;

export const minuteOf = (time: number) => Math.floor(time / 60_000);
/** Of the last day. */
export const oldestMinute = () => minuteOf(Date.now()) - retentionMinutes + 1;

/** The figures of a release, made when they are not there. */
export function figuresIn(all: AllFigures, remote: string, release: string): ReleaseFigures {
  const releases = all.get(remote) ?? new Map<string, ReleaseFigures>();
  const figures = releases.get(release) ?? {
    visitors: newSample(),
    failures: newSample(),
    observed: newObservations(),
  };
  all.set(remote, releases.set(release, figures));
  return figures;
}

/** The figures of this process: of a day, by remote and release. */
export function createFigures() {
  const all: AllFigures = new Map();
  let swept = 0;

  function forgetOld() {
    const first = oldestMinute();
    if (first === swept) return;
    swept = first;
    for (const [remote, releases] of all) {
      for (const [release, { visitors, failures, observed }] of releases) {
        forgetBefore(visitors, first);
        forgetBefore(failures, first);
        forgetObservations(observed, first);
        const left = [visitors.seen, failures.seen, observed.vitals, observed.errors];
        if (left.every(({ size }) => size === 0)) releases.delete(release);
      }
      if (releases.size === 0) all.delete(remote);
    }
  }

  return {
    visit(remote: string, release: string, { visitor }: Sender) {
      note(figuresIn(all, remote, release).visitors, visitor, [minuteOf(Date.now())]);
    },
    /** Whether the release was not known to have failed for this visitor in this minute. */
    fail(remote: string, release: string, { visitor, network }: Sender): boolean {
      const { failures } = figuresIn(all, remote, release);
      const now = minuteOf(Date.now());
      const isNew = failures.seen.get(visitor)?.[0] !== now;
      note(failures, visitor, [now, network]);
      return isNew;
    },
    vital(remote: string, release: string, told: { name: VitalName; value: number }) {
      const minute = minuteOf(Date.now());
      noteVital(figuresIn(all, remote, release).observed, { ...told, minute });
    },
    error(remote: string, release: string, place: ErrorPlace) {
      noteError(figuresIn(all, remote, release).observed, place, minuteOf(Date.now()));
    },
    all(): AllFigures {
      forgetOld();
      return all;
    },
  };
}
