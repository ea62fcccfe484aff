const atOnce = 10;

/** Tries `attempt` on each item, ten at a time; a failure of one is no failure of the others. */
export async function attemptEach<T, R>(
  items: readonly T[],
  attempt: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const group = items.slice(at, at + atOnce);
    results.push(...(await Promise.allSettled(group.map(attempt))));
  }
  return results;
}
