import type { Registry, Release } from '../registry/Registry';
import type { Channel, Deployment } from '../registry/Deployment';

/** All visitors had it once, so the gate has let it pass. */
export const wasStable = (history: readonly Deployment[], name: string, release: string): boolean =>
  history.some(({ remote, channel }) => remote === name && channel.stable === release);

/**
 * Everybody had it once, and what the gate has signed of it is still believed: it needs no other
 * proof. Of a release whose record is of a key that was revoked since, the server gives nothing.
 */
export const isProven = async (
  { history, hasPassed }: Pick<Registry, 'history' | 'hasPassed'>,
  which: Release,
): Promise<boolean> => wasStable(await history(), which.name, which.release) && hasPassed(which);

const gives = (channel: Channel | undefined, release: string) =>
  !channel?.isRetired && (channel?.stable === release || channel?.canary?.release === release);

/** Some visitors had it once, at least. */
export const wasGiven = (history: readonly Deployment[], { name, release }: Release): boolean =>
  history.some(({ remote, channel }) => remote === name && gives(channel, release));

/** The move by which a release was last taken from the visitors, unless they got it again since. */
export function takenBack(
  history: readonly Deployment[],
  { name, release }: { name: string; release: string },
) {
  const deployments = history.filter(({ remote }) => remote === name);
  for (const [index, deployment] of deployments.entries()) {
    if (gives(deployment.channel, release)) return undefined;
    const isBack = ['rollback', 'stopCanary', 'retire'].includes(deployment.kind);
    if (isBack && gives(deployments[index + 1]?.channel, release)) return deployment;
  }
  return undefined;
}

/** The move by which the whole remote was taken off, unless visitors got it again since. */
export function takenOff(history: readonly Deployment[], name: string) {
  const newest = history.find(({ remote }) => remote === name);
  return newest?.channel.isRetired ? newest : undefined;
}

/**
 * Whether a link may show it now: the gate lets it pass, nobody has taken it from visitors, and its
 * remote is not taken off.
 */
export async function isReviewable(
  { mayBeGiven, history }: Pick<Registry, 'mayBeGiven' | 'history'>,
  which: Release,
): Promise<boolean> {
  if (!(await mayBeGiven(which))) return false;
  const moves = await history();
  return !takenBack(moves, which) && !takenOff(moves, which.name);
}
