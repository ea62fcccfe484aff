/** How many letters must be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const change = (row[j] ?? 0) + (letter === other[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** What was probably meant; undefined when nothing is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, far: each.startsWith(word) ? 1 : distance(word, each) }))
    .sort((one, other) => one.far - other.far);
  return best && best.far <= (word.length > 3 ? 2 : 1) ? best.each : undefined;
}
