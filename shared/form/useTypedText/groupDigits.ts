/** What stands before a group, and how many digits are in it. */
type Group = readonly [before: string, size: number];

/** Separates digits into groups; a separator appears with the first digit after it. */
export function groupDigits(digits: string, groups: readonly Group[]) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, [, size]) => sum + size, 0),
  );
  return groups
    .map(([before, size], index) => {
      const part = digits.slice(starts[index], (starts[index] ?? 0) + size);
      return part && before + part;
    })
    .join('');
}
