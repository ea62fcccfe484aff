import type { Channel } from '../../releases/registry/Channel';
import type { Deployment } from '../../releases/registry/Deployment';

/** A release that visitors get, and what it is compared with. */
export interface Trial {
  /** What the server does when it fails; null where only people may do something. */
  move: 'stopCanary' | 'rollback' | null;
  /** Figures of the release count from this moment on. */
  since: number;
  /** Nothing for the first release of a remote. */
  baseline: { release: string; since: number } | null;
}

const fresh = 30 * 60_000;
const gives: readonly Deployment['kind'][] = ['release', 'promote'];

/** The move since which the remote stands like this; moves are its own, newest first. */
function beginning(deployments: readonly Deployment[], stands: (channel: Channel) => boolean) {
  const before = deployments.findIndex(({ channel }) => !stands(channel));
  return deployments.at(before === -1 ? -1 : before - 1);
}

/**
 * How a release is judged: a canary for as long as it runs, against what the others have had in the
 * same time; a stable one against the one before it. It is taken back within half an hour, and
 * watched for as long as it is given.
 */
export function trialOf(
  release: string,
  history: readonly Deployment[],
  now: number,
): Trial | null {
  const channel = history[0]?.channel;
  if (channel?.isRetired) return null;
  const isFree = !channel?.held?.includes(release);
  if (channel?.canary?.release === release) {
    const deployment = beginning(history, ({ canary }) => canary?.release === release);
    const since = Date.parse(deployment?.at ?? '');
    const baseline = { release: channel.stable, since };
    return { move: isFree ? 'stopCanary' : null, since, baseline };
  }
  const deployment = beginning(history, ({ stable }) => stable === release);
  if (channel?.stable !== release || !deployment) return null;
  const { lastKnownGood } = channel;
  const since = Date.parse(deployment.at);
  const isFresh = gives.includes(deployment.kind) && now - since <= fresh;
  return {
    move: isFree && isFresh && lastKnownGood ? 'rollback' : null,
    since,
    baseline: lastKnownGood ? { release: lastKnownGood, since: 0 } : null,
  };
}
