/** When something was last seen of a visitor, in minutes since 1970, and what more is known of it. */
export type LastSeen = readonly [at: number, ...more: string[]];

/**
 * Visitors by their hashes. Of many a share is kept, chosen by the hashes, so that every process
 * chooses alike, samples of several can be put together, and nobody can choose to be in one.
 */
export interface Sample<Value extends LastSeen> {
  /** Above 0, to 1. */
  share: number;
  seen: Map<string, Value>;
}

/** More are thinned out; so many tell a rate to a few percent of itself. */
const most = 512;
const hashes = 2 ** 48;

export const newSample = <Value extends LastSeen>(): Sample<Value> => ({
  share: 1,
  seen: new Map(),
});

/** The first letter says of what kind a visitor is. */
export const isIn = (share: number, visitor: string) =>
  Number.parseInt(visitor.slice(1), 16) < share * hashes;

function narrow<Value extends LastSeen>(sample: Sample<Value>, share: number) {
  sample.share = share;
  for (const visitor of sample.seen.keys()) if (!isIn(share, visitor)) sample.seen.delete(visitor);
}

/** Remembers when a visitor was seen last. */
export function note<Value extends LastSeen>(sample: Sample<Value>, visitor: string, value: Value) {
  const { share, seen } = sample;
  if (!isIn(share, visitor) || value[0] < (seen.get(visitor)?.[0] ?? 0)) return;
  seen.set(visitor, value);
  while (seen.size > most) narrow(sample, sample.share / 2);
}

/** The same visitor of two processes is one, since both know him by the same hash. */
export function addSample<Value extends LastSeen>(sum: Sample<Value>, other: Sample<Value>) {
  if (other.share < sum.share) narrow(sum, other.share);
  for (const [visitor, value] of other.seen) note(sum, visitor, value);
}

export function forgetBefore<Value extends LastSeen>({ seen }: Sample<Value>, minute: number) {
  for (const [visitor, [at]] of seen) if (at < minute) seen.delete(visitor);
}

/** Those that were seen in this minute or later. */
export const seenSince = <Value extends LastSeen>({ seen }: Sample<Value>, minute: number) =>
  [...seen].filter(([, [at]]) => at >= minute);
