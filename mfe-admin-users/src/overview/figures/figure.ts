import type { Access } from '@campus/shared/contract/call';

/** One number of a card. */
export interface Figure {
  /** Its words are under `overview.figure`. */
  name: string;
  /** Only of one kind, whose words are under `overview.kind`. */
  kind?: string;
  count: number;
  /** The list of what is counted; a sum has none. */
  to?: string;
  /** Somebody has waited too long, or something has broken. */
  isUrgent?: boolean;
  isMoney?: boolean;
  /** Whose work it is. */
  waitsFor?: Access;
  /** Told only to those whose work it is: the card has it in a larger figure. */
  isPart?: boolean;
}

/** A figure for each kind that has something in it, as each has a list of its own. */
export function byKind<Kind extends string>(
  counts: Record<Kind, number>,
  figure: (kind: Kind) => Omit<Figure, 'kind' | 'count'>,
): Figure[] {
  const kinds = Object.keys(counts) as Kind[];
  const some = kinds.filter((kind) => counts[kind] > 0);
  return (some.length > 0 ? some : kinds.slice(0, 1)).map((kind) => ({
    ...figure(kind),
    ...(some.length > 0 && { kind }),
    count: counts[kind],
  }));
}

/** One figure of each kind; zero where nothing is told of a kind. */
export const figureValuesOf = <Kind extends string, Name extends string>(
  kinds: readonly Kind[],
  counts: Partial<Record<string, Record<Name, number>>>,
  name: Name,
) =>
  Object.fromEntries(kinds.map((kind) => [kind, counts[kind]?.[name] ?? 0])) as Record<
    Kind,
    number
  >;

export const filterAddress = (path: string, filter: Record<string, string>) =>
  `${path}?${new URLSearchParams(filter).toString()}`;
