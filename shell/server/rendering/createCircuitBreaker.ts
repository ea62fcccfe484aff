/** Three failures leave something out for as long as another release takes to come. */
const breaker = { most: 3, for: 600_000 };

/** Counts what fails; what has failed too often is out for a while. */
export function createCircuitBreaker() {
  const struck = new Map<string, { times: number; until: number }>();
  return {
    add(key: string) {
      const times = (struck.get(key)?.times ?? 0) + 1;
      struck.set(key, { times, until: performance.now() + breaker.for });
    },
    isOut(key: string): boolean {
      const found = struck.get(key);
      if (found && found.until < performance.now()) struck.delete(key);
      return (struck.get(key)?.times ?? 0) >= breaker.most;
    },
  };
}
