import type { Channel, Deployment } from '../../releases/registry/Deployment';
import { countsOf, type Evidence, nothing } from './countsOf';
import type { AllFigures } from './createFigures';
import { isAlarming, shouldStop } from './shouldStop';

/** A release that visitors get, and what it is compared with. */
interface Trial {
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

export interface Verdict extends Trial {
  candidate: Evidence;
  compared: Evidence;
  /** People are to look at it. */
  isAlarming: boolean;
  /** It fails so much, told from so many sides, that it has to go. */
  hasToGo: boolean;
}

/** How a release does that visitors get; moves are of its remote, newest first. */
export function verdictOf(
  release: string,
  history: readonly Deployment[],
  all: AllFigures,
): Verdict | null {
  const trial = trialOf(release, history, Date.now());
  const figures = all.get(history[0]?.remote ?? '');
  if (!trial) return null;
  const { since, baseline } = trial;
  const candidate = countsOf(figures?.get(release), since);
  const compared = baseline ? countsOf(figures?.get(baseline.release), baseline.since) : nothing;
  return {
    ...trial,
    candidate,
    compared,
    isAlarming: isAlarming(candidate, compared),
    hasToGo: shouldStop(candidate, compared),
  };
}
