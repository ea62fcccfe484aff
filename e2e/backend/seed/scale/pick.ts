/** The element at a place, counted round and round. */
export function pick<T>(from: readonly T[], place: number): T {
  const found = from[place % from.length];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}
