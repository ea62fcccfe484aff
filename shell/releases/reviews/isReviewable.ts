import { takenBack } from '../commands/takenBack';
import type { Registry, Release } from '../registry/Registry';

/** Whether a link may show it now: the gate lets it pass, and nobody has taken it from visitors. */
export const isReviewable = async (
  { mayBeGiven, history }: Pick<Registry, 'mayBeGiven' | 'history'>,
  which: Release,
): Promise<boolean> => (await mayBeGiven(which)) && !takenBack(await history(), which);
