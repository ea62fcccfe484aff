interface Limit {
  max: number;
  /** Length of the window, in milliseconds. */
  window: number;
}

const mostAddresses = 10_000;

/** Whether an address may ask once more in this window; memory is bounded, whoever comes. */
export function createAddressLimit({ max, window }: Limit) {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address: string) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + window;
    }
    if (counts.size >= mostAddresses && !counts.has(address)) return false;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= max;
  };
}
