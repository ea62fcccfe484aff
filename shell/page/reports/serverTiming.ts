/**
 * What the server has said of this document under a name (`Server-Timing`); nothing where it said nothing,
 * or where the page came neither by https nor from this computer.
 */
export function serverTiming(name: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.serverTiming?.find((timing) => timing.name === name)?.description;
}
