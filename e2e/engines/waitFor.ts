import { setTimeout as pause } from 'node:timers/promises';

/** Looks until it is so; fails with what it saw last. */
export async function waitFor<Seen>(
  look: () => Promise<Seen>,
  isSo: (seen: Seen) => boolean,
  patience = 30_000,
): Promise<Seen> {
  const until = performance.now() + patience;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (performance.now() > until) throw new Error(`It stayed ${JSON.stringify(seen)}.`);
    await pause(200);
  }
}
