import type { Steps } from './SeedSteps';

/**
 * Fills in one part after the other: the first of those whose predecessors are there.
 * @throws where parts wait for each other, or for one that does not exist.
 */
export async function fillInOrder<Context, Parts extends object>(
  steps: Steps<Context, Parts>,
  context: Context,
): Promise<Parts> {
  const filled: Partial<Parts> = {};
  const waiting = new Set(Object.keys(steps) as (keyof Parts)[]);
  const isReady = (name: keyof Parts) =>
    (steps[name].after ?? []).every((earlier) => earlier in filled);
  while (waiting.size > 0) {
    const next = [...waiting].find(isReady);
    if (next === undefined)
      throw new Error(`Nothing comes before these: ${[...waiting].map(String).join(', ')}`);
    waiting.delete(next);
    filled[next] = await steps[next].fill(context, filled as Parts);
  }
  return filled as Parts;
}
