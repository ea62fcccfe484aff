import type { Registry, Standing } from '../releases/registry/Registry';
import { withTimeout } from './withTimeout';

/** Milliseconds that anybody waits for a registry that has answered before. */
const patience = 2_000;

/**
 * How everything stands, asked once for all who come meanwhile. While the registry does not say, or is
 * late, what it said last is true: nobody waits for it longer than once.
 * @throws while it has never said anything.
 */
export function createStanding(
  registry: Pick<Registry, 'current'>,
  onLost: (error: unknown) => void = () => undefined,
) {
  let last: Standing | undefined;
  let coming: { since: number; standing: Promise<Standing> } | undefined;
  let isLost = false;

  function ask() {
    const standing = registry
      .current()
      .then((found) => {
        isLost = false;
        return (last = found);
      })
      .finally(() => (coming = undefined));
    return { since: performance.now(), standing };
  }

  function giveLast(known: Standing, error: unknown) {
    if (!isLost) onLost(error);
    isLost = true;
    return known;
  }

  return async (): Promise<Standing> => {
    const { since, standing } = (coming ??= ask());
    const known = last;
    if (!known) return standing;
    try {
      const found = await withTimeout(standing, patience - (performance.now() - since));
      return found ?? giveLast(known, new Error('It does not answer.'));
    } catch (error) {
      return giveLast(known, error);
    }
  };
}
