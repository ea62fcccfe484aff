import type { Canary, Channel, Deployment } from '../registry/Deployment';

/** The move makes no sense as things stand; the message is the sentence for the person who asked. */
export class ImpossibleDeployment extends Error {
  override name = 'ImpossibleDeployment';
}

/** @throws ImpossibleDeployment for a remote that nobody gets at all. */
function refuseRetired(before: Channel | undefined): void {
  if (before?.isRetired)
    throw new ImpossibleDeployment(
      'It is taken off: restore it, or release it anew, to everybody.',
    );
}

/** A hold lasts for as long as visitors get the release that it is about. */
function withHolds({ held = [] }: Pick<Channel, 'held'>, given: Omit<Channel, 'held'>): Channel {
  const { stable, lastKnownGood, canary } = given;
  const left = held.filter((release) => release === stable || release === canary?.release);
  return { stable, lastKnownGood, canary, ...(left.length > 0 && { held: left }) };
}

/** Everybody gets this release; a canary that runs is over, whichever release it was. */
export const toStable =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    // What was taken off is nothing to fall back to.
    if (before?.isRetired) return { stable: release, lastKnownGood: null, canary: null };
    if (before?.stable !== release)
      return withHolds(before ?? {}, {
        stable: release,
        lastKnownGood: before?.stable ?? null,
        canary: null,
      });
    if (!before.canary)
      throw new ImpossibleDeployment(`${release} is what everybody gets already.`);
    return withHolds(before, { ...before, canary: null });
  };

/** Some visitors get this release first. The same release again changes who they are. */
export const toCanary =
  (canary: Canary) =>
  (before: Channel | undefined): Channel => {
    const { release, percent, roles } = canary;
    refuseRetired(before);
    if (!before)
      throw new ImpossibleDeployment(
        'Nothing is released to everybody yet, so nothing can be compared.',
      );
    if (before.stable === release)
      throw new ImpossibleDeployment(`${release} is what everybody gets already.`);
    if (!(percent >= 0 && percent <= 100))
      throw new ImpossibleDeployment(
        `A canary reaches 0 to 100 percent of the visitors, not ${percent}.`,
      );
    if (percent === 0 && roles.length === 0)
      throw new ImpossibleDeployment('A canary of 0 percent and no roles reaches nobody.');
    return withHolds(before, { ...before, canary });
  };

/** What the canary proved goes to everybody. */
export function promoted(before: Channel | undefined): Channel {
  if (!before?.canary)
    throw new ImpossibleDeployment('No canary runs, so there is nothing to promote.');
  const { stable, canary } = before;
  return withHolds(before, { stable: canary.release, lastKnownGood: stable, canary: null });
}

/** Everybody gets the stable release again. */
export function canaryStopped(before: Channel | undefined): Channel {
  if (!before?.canary)
    throw new ImpossibleDeployment('No canary runs, so there is nothing to stop.');
  return withHolds(before, { ...before, canary: null });
}

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

/** The server does not take this release back by itself; a person still can. */
export const held =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    refuseRetired(before);
    if (!before || (before.stable !== release && before.canary?.release !== release))
      throw new ImpossibleDeployment(`No visitor gets ${release}, so there is nothing to hold.`);
    const { held: known = [] } = before;
    if (known.includes(release)) throw new ImpossibleDeployment(`${release} is held already.`);
    return withHolds({ held: [...known, release] }, before);
  };

/** The server may take this release back again. */
export const unheld =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    if (!before?.held?.includes(release)) throw new ImpossibleDeployment(`${release} is not held.`);
    return withHolds({ held: before.held.filter((one) => one !== release) }, before);
  };

/** Nobody gets the remote any more; which release it was stays known. */
export const retired =
  (remote: string) =>
  (before: Channel | undefined): Channel => {
    if (remote === 'shell')
      throw new ImpossibleDeployment('Without its shell there is no product.');
    if (!before)
      throw new ImpossibleDeployment(`${remote} was never released, so nothing is taken off.`);
    refuseRetired(before);
    const { stable, lastKnownGood } = before;
    return { stable, lastKnownGood, canary: null, isRetired: true };
  };

/** Everybody gets again what they got before the remote was taken off. */
export function restored(before: Channel | undefined): Channel {
  if (!before?.isRetired) throw new ImpossibleDeployment('It is not taken off.');
  const { stable, lastKnownGood } = before;
  return { stable, lastKnownGood, canary: null };
}
