import { seededNumbers } from './seededNumbers';

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
