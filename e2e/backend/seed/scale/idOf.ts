const kinds = [
  'city',
  'organisation',
  'program',
  'staff',
  'human',
  'student',
  'card',
  'register',
  'tag',
  'author',
  'news',
  'event',
  'page',
  'category',
  'partner',
  'ticket',
  'mailing',
  'row',
  'log',
] as const;

type Kind = (typeof kinds)[number];

/** Murmur's finaliser: neighbours get numbers that look unrelated. */
export function mix(number: number) {
  let mixed = number | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const hex = (number: number, length: number) => number.toString(16).padStart(length, '0');

/**
 * The id of the record number `index` of its kind: the same on every run, so that a row names
 * others without looking them up, and as scattered as a random one, so that indexes are not flattered.
 */
export function idOf(kind: Kind, index: number) {
  const tag = kinds.indexOf(kind);
  const head = mix(index ^ (tag << 24));
  const next = mix(head ^ index);
  return `${hex(head, 8)}-${hex(next >>> 16, 4)}-4${hex(next & 0xfff, 3)}-a${hex(tag, 3)}-${hex(index, 12)}`;
}
