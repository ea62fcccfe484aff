/** What of a page is measured of visitors who have agreed to it. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Where code of a release has failed. */
export interface ErrorPlace {
  phase: string;
  /** A pattern. */
  page: string;
  /** Files and lines of the sources where their maps are kept, else of the files that ran. */
  lines: readonly string[];
}

interface Happened {
  /** How often in which hour. */
  hours: Map<number, number>;
  /** Of the last time, in minutes since 1970. */
  at: number;
}

/**
 * How fast a release is and where it fails: counts of how often, by hour, and nothing of whom. What an
 * error said is not among it: words of code may have words of people in them.
 */
export interface Observations {
  /** By name and hour, how often a value was up to each limit, and above all of them. */
  vitals: Map<VitalName, Map<number, number[]>>;
  /** By the place as JSON. */
  errors: Map<string, Happened>;
}

export const newObservations = (): Observations => ({ vitals: new Map(), errors: new Map() });

/** Milliseconds, close together where good ends and poor begins. */
const times = [
  50, 100, 150, 200, 300, 500, 800, 1_200, 1_800, 2_500, 3_000, 4_000, 5_500, 8_000, 15_000,
];
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const limitsOf = (name: VitalName) => (name === 'CLS' ? shifts : times);

const hourOf = (minute: number) => Math.floor(minute / 60);

function countsIn({ vitals }: Observations, name: VitalName, hour: number): number[] {
  const hours = vitals.get(name) ?? new Map<number, number[]>();
  const counts =
    hours.get(hour) ??
    limitsOf(name)
      .map(() => 0)
      .concat(0);
  vitals.set(name, hours.set(hour, counts));
  return counts;
}

/** A value as the page tells it: milliseconds, or a score. */
export function noteVital(
  observations: Observations,
  { name, value, minute }: { name: VitalName; value: number; minute: number },
) {
  const limits = limitsOf(name);
  const found = limits.findIndex((limit) => value <= limit);
  const counts = countsIn(observations, name, hourOf(minute));
  const at = found < 0 ? limits.length : found;
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Others are in the log; so many tell where to look. */
const mostPlaces = 40;

const countOf = ({ hours }: Happened) => [...hours.values()].reduce((sum, one) => sum + one, 0);

function addError({ errors }: Observations, key: string, { hours, at }: Happened) {
  const known = errors.get(key) ?? { hours: new Map<number, number>(), at: 0 };
  for (const [hour, count] of hours) known.hours.set(hour, (known.hours.get(hour) ?? 0) + count);
  errors.delete(key);
  errors.set(key, { hours: known.hours, at: Math.max(known.at, at) });
  if (errors.size <= mostPlaces) return;
  // The one told least often, so that a stranger pushes out what he told himself; never the newest,
  // or nothing new would come in.
  const others = [...errors].slice(0, -1).map(([other, told]) => [other, countOf(told)] as const);
  const [least] = others.reduce((one, other) => (other[1] < one[1] ? other : one));
  errors.delete(least);
}

export const noteError = (
  observations: Observations,
  { phase, page, lines }: ErrorPlace,
  minute: number,
) =>
  addError(observations, JSON.stringify([phase, page, ...lines]), {
    hours: new Map([[hourOf(minute), 1]]),
    at: minute,
  });

export function addObservations(sum: Observations, other: Observations) {
  for (const [name, hours] of other.vitals)
    for (const [hour, counts] of hours) {
      const all = countsIn(sum, name, hour);
      counts.forEach((count, at) => void (all[at] = (all[at] ?? 0) + count));
    }
  for (const [key, happened] of other.errors) addError(sum, key, happened);
}

export function forgetObservations({ vitals, errors }: Observations, minute: number) {
  for (const [name, hours] of vitals) {
    for (const hour of hours.keys()) if (hour < hourOf(minute)) hours.delete(hour);
    if (hours.size === 0) vitals.delete(name);
  }
  for (const [key, { hours, at }] of errors) {
    for (const hour of hours.keys()) if (hour < hourOf(minute)) hours.delete(hour);
    if (at < minute) errors.delete(key);
  }
}

/** The value that three of four are no worse than, between the two limits that it lies between. */
function quartile(counts: readonly number[], limits: readonly number[]) {
  const wanted = 0.75 * counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [at, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const from = limits[at - 1] ?? 0;
      const to = limits[at] ?? from;
      return from + (to - from) * ((wanted - below) / count);
    }
    below += count;
  }
  return 0;
}

/** Of the last day: p75 in milliseconds (CLS: a score), and of how many pages. */
export const vitalsOf = ({ vitals }: Observations) =>
  vitalNames.flatMap((name) => {
    const hours = [...(vitals.get(name)?.values() ?? [])];
    const counts = limitsOf(name)
      .concat(0)
      .map((_, at) => hours.reduce((sum, hour) => sum + (hour[at] ?? 0), 0));
    const count = counts.reduce((sum, one) => sum + one, 0);
    return count > 0 ? [{ name, p75: quartile(counts, limitsOf(name)), count }] : [];
  });

const placeIn = (key: string): ErrorPlace => {
  const [phase = '', page = '', ...lines] = JSON.parse(key) as string[];
  return { phase, page, lines };
};

/** Of the last day, the most frequent first. */
export const errorsOf = ({ errors }: Observations) =>
  [...errors]
    .map(([key, happened]) => ({ ...placeIn(key), count: countOf(happened), at: happened.at }))
    .sort((one, other) => other.count - one.count);

const line = /[\w@.-][\w@./-]*\.[cm]?[jt]sx?:\d+:\d+/g;
const mostLines = 3;

/** The places in a stack, and nothing else of it. */
export const linesIn = (stack: string): string[] =>
  [...stack.matchAll(line)].map(([found]) => found.slice(-120)).slice(0, mostLines);

/** As it is kept in a file. */
export const observationsToFile = ({ vitals, errors }: Observations) => ({
  vitals: [...vitals].flatMap(([name, hours]) =>
    [...hours].map(([hour, counts]) => [name, hour, counts] as const),
  ),
  // Processes of before read only how often in all.
  errors: [...errors].map(
    ([key, happened]) => [key, countOf(happened), happened.at, [...happened.hours]] as const,
  ),
});

export type ObservationsFile = ReturnType<typeof observationsToFile>;

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Of a file that a server has signed, what is of the last day; older files have none. */
export function observationsFromFile(
  { vitals = [], errors = [] }: Partial<ObservationsFile>,
  firstMinute: number,
): Observations {
  const found = newObservations();
  for (const [name, hour, counts] of vitals) {
    const isOne = vitalNames.includes(name) && counts.every(isCount);
    if (isOne && hour >= hourOf(firstMinute))
      countsIn(found, name, hour).splice(0, counts.length, ...counts);
  }
  for (const [key, count, at, hours = [[hourOf(at), count] as const]] of errors) {
    const recent = hours.filter(([hour, one]) => isCount(one) && hour >= hourOf(firstMinute));
    if (at >= firstMinute) addError(found, key, { hours: new Map(recent), at });
  }
  return found;
}
