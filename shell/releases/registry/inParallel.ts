const lanes = 16;

/** Does the work for all items, a few at a time; the first failure ends it. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  together = lanes,
): Promise<void> {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: together }, lane));
}
