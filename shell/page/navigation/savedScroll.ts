/** Where the router keeps the positions of a tab while its document is away. */
export const scrollKey = 'campus.scroll';

const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** Where this page was left, if somebody has reloaded it or come back to it from another site. */
export function savedScroll(key: string): number | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}') as Record<string, unknown>;
    const top = kept[key];
    return isReturn() && typeof top === 'number' ? top : undefined;
  } catch {
    // A browser that forbids storage starts at the top.
    return undefined;
  }
}
