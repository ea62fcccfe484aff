const lanes = 16;

/**
 * Does the work for all items, a few at a time. After the first failure no other item is begun,
 * and it rejects with it when what was under way has ended.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  together = lanes,
): Promise<void> {
  const rest = [...items];
  async function lane() {
    try {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  }
  const running = Array.from({ length: together }, lane);
  await Promise.allSettled(running);
  await Promise.all(running);
}
