/** Lets so many pieces of work go on at a time; the others wait in the order in which they came. */
export function createSemaphore(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  const enter = () =>
    new Promise<void>((resolve) => {
      if (free === 0) waiting.push(resolve);
      else {
        free -= 1;
        resolve();
      }
    });
  function leave() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
