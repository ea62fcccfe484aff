const calm = 60_000;
const attempts = 5;

/** Allows five restarts a minute: more would only repeat the same failure. */
export function fewAttempts() {
  let recent: number[] = [];
  return () => {
    const now = performance.now();
    recent = [...recent.filter((at) => now - at < calm), now];
    return Promise.resolve(recent.length <= attempts);
  };
}
