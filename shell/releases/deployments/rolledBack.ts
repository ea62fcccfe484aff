import type { Channel } from '../registry/Channel';
import type { Deployment } from '../registry/Deployment';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { refuseRetired } from './refuseRetired';
import { withHolds } from './withHolds';

interface Rollback {
  /** Newest first; moves of other remotes do not matter. */
  history: readonly Deployment[];
  remote: string;
  /** The last known good release when left out. */
  release?: string;
}

/** Releases that somebody went back from: a page must never fall back to one of them. */
function leftBehind(deployments: readonly Deployment[]): Set<string> {
  const left = deployments.flatMap(({ kind }, index) =>
    kind === 'rollback' ? (deployments[index + 1]?.channel.stable ?? []) : [],
  );
  return new Set(left);
}

/** What was the last known good one when this release was stable. */
function goodBefore(
  release: string,
  deployments: readonly Deployment[],
  bad: Set<string>,
): string | null {
  const found = deployments.find(({ channel }) => channel.stable === release)?.channel
    .lastKnownGood;
  return found && found !== release && !bad.has(found) ? found : null;
}

/** Everybody goes back to a release that was good; the one they leave is never fallen back to. */
export const rolledBack =
  ({ history, remote, release }: Rollback) =>
  (before: Channel | undefined): Channel => {
    refuseRetired(before);
    if (!before)
      throw new ImpossibleDeployment('Nothing is released yet, so there is no way back.');
    const target = release ?? before.lastKnownGood;
    if (!target)
      throw new ImpossibleDeployment(
        'No last known good release is known: name the one to go back to.',
      );
    if (target === before.stable)
      throw new ImpossibleDeployment(`${target} is what everybody gets already.`);
    const deployments = history.filter((deployment) => deployment.remote === remote);
    const bad = leftBehind(deployments).add(before.stable);
    const lastKnownGood = goodBefore(target, deployments, bad);
    return withHolds(before, { stable: target, lastKnownGood, canary: null });
  };
