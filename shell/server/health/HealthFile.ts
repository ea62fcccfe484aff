import type { Secret } from '../../releases/keys/createSecret';
import { figuresIn, oldestMinute, minuteOf, type AllFigures } from './createFigures';
import { observationsFromFile, type ObservationsFile, observationsToFile } from './Observations';
import { note, type Sample, type LastSeen } from './Sample';

/** Where server processes put their figures. */
export const healthFolder = 'health/';

/** Signed: who can only publish releases can write there as well. */
const kind = 'health ';

interface StoredSample {
  share: number;
  seen: [visitor: string, at: number, ...more: string[]][];
}

/** Remote to release to its figures. */
type HealthFile = Record<
  string,
  Record<
    string,
    | { visitors: StoredSample; failures: StoredSample; observed?: Partial<ObservationsFile> }
    | undefined
  >
>;

const keep = <Value extends LastSeen>({ share, seen }: Sample<Value>): StoredSample => ({
  share,
  seen: [...seen].map(([visitor, [at, ...more]]) => [visitor, at, ...more]),
});

export function toFile(all: AllFigures, { sign }: Secret): Buffer {
  const file = [...all].map(([remote, releases]) => [
    remote,
    Object.fromEntries(
      [...releases].map(([release, { visitors, failures, observed }]) => [
        release,
        {
          visitors: keep(visitors),
          failures: keep(failures),
          observed: observationsToFile(observed),
        },
      ]),
    ),
  ]);
  return Buffer.from(sign(kind + JSON.stringify(Object.fromEntries(file))));
}

const isHash = (value: unknown) => typeof value === 'string' && /^[pn][\da-f]{12}$/.test(value);
const isShare = (value: unknown) => typeof value === 'number' && value > 0 && value <= 1;

/** Of the last day, and of that only what is whole. */
function rowsOf({ share, seen }: StoredSample): StoredSample['seen'] {
  const [first, last] = [oldestMinute(), minuteOf(Date.now()) + 1];
  const isRecent = (at: unknown) =>
    Number.isSafeInteger(at) && Number(at) >= first && Number(at) <= last;
  return isShare(share)
    ? seen.filter(([visitor, at, ...more]) => [visitor, ...more].every(isHash) && isRecent(at))
    : [];
}

/** What a server process has written; nothing where the file is old, broken or not a server’s. */
export function fromFile(content: Buffer | undefined, { verify }: Secret): AllFigures {
  const all: AllFigures = new Map();
  try {
    const text = verify(content?.toString())?.slice(kind.length);
    const file = JSON.parse(text ?? '{}') as HealthFile;
    for (const [remote, releases] of Object.entries(file))
      for (const [release, kept] of Object.entries(releases)) {
        if (!kept?.visitors || !kept.failures) continue;
        const [came, failed] = [rowsOf(kept.visitors), rowsOf(kept.failures)];
        const observed = observationsFromFile(kept.observed ?? {}, oldestMinute());
        const seen = came.length + failed.length + observed.vitals.size + observed.errors.size;
        if (seen === 0) continue;
        const figures = figuresIn(all, remote, release);
        const { visitors, failures } = figures;
        figures.observed = observed;
        visitors.share = kept.visitors.share;
        failures.share = kept.failures.share;
        for (const [visitor, at] of came) note(visitors, visitor, [at]);
        for (const [visitor, at, network = ''] of failed) note(failures, visitor, [at, network]);
      }
  } catch {
    return new Map();
  }
  return all;
}
