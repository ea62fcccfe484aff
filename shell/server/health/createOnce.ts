/** True for a key that was not seen before among the last so many. */
export function createOnce(most: number) {
  const seen = new Set<string>();
  return (key: string): boolean => {
    if (seen.has(key)) return false;
    seen.add(key);
    const [oldest] = seen;
    if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
