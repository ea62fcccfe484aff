function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers in [0, 1) that are the same for the same text, on the server and in every browser. */
function seededNumbers(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const kinds = ['rosette', 'ribbon', 'arches', 'torus'] as const;
const tones = ['pine', 'petrol', 'mint', 'moss', 'ink', 'foam'] as const;

export interface CoverArt {
  kind: (typeof kinds)[number];
  /** One tone per tag, so that a topic is recognised in the wall of covers. */
  tone: (typeof tones)[number];
  /** Centre of the figure on the 640 × 360 sheet. */
  x: number;
  y: number;
  /** Degrees by which the figure is turned. */
  turn: number;
  /** Four free numbers in [0, 1) that the figure spends as it likes. */
  spread: readonly [number, number, number, number];
}

const pick = <T>(list: readonly [T, ...T[]], at: number) =>
  list[Math.floor(at * list.length)] ?? list[0];

/** What to draw for an item without a picture: decided by its address and first tag alone. */
export function coverArt(url: string, tagSlug = url): CoverArt {
  const next = seededNumbers(url);
  const place = { x: Math.round(250 + next() * 300), y: Math.round(90 + next() * 180) };
  return {
    ...place,
    turn: Math.round(next() * 360),
    spread: [next(), next(), next(), next()],
    kind: pick(kinds, next()),
    tone: pick(tones, seededNumbers(`tag:${tagSlug}`)()),
  };
}
