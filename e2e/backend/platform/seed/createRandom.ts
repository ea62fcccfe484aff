export type Random = ReturnType<typeof createRandom>;

/** Mulberry32: small, and the same on every machine, so that two installations get the same demo. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const digits = (length: number) => Array.from({ length }, () => below(10)).join('');
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');

  return {
    below,
    digits,
    pick<T>(from: readonly T[]): T {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
