/** Does the work for all, at most `width` at a time. */
export async function inParallel<T>(all: T[], width: number, work: (one: T) => Promise<void>) {
  const waiting = [...all];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
