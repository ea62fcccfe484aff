import type { Channel, Deployment } from '../../releases/registry/Deployment';
import type { Release } from '../../releases/registry/Registry';
import { countsOf, type Evidence, noCounts } from './countsOf';
import type { AllFigures } from './createFigures';
import { isAlarming, shouldStopCanary } from './shouldStopCanary';

/** A release that visitors get, and what it is compared with. */
interface Trial {
  /** What the server does when it fails; null where only people may do something. */
  move: 'stopCanary' | 'rollback' | null;
  /** Figures of the release count from this moment on. */
  since: number;
  /** Nothing for the first release of a remote. */
  baseline: { release: string; since: number } | null;
  /** The shell around it has changed meanwhile: only people can tell whose fault it is. */
  isShellNewer?: true;
}

const fresh = 30 * 60_000;
const gives: readonly Deployment['kind'][] = ['release', 'promote'];
const untouched: readonly Deployment['kind'][] = ['hold', 'unhold', 'repair'];

/** The move since which the remote stands like this; moves are its own, newest first. */
function beginning(deployments: readonly Deployment[], stands: (channel: Channel) => boolean) {
  const before = deployments.findIndex(({ channel }) => !stands(channel));
  return deployments.at(before === -1 ? -1 : before - 1);
}

/** Whoever was let pass within these minutes may have been tried with the shell that was taken back. */
const whileTried = 10 * 60_000;

/** Since when visitors have the shell that they have, with time for what was under way at a rollback. */
function shellSince(shellHistory: readonly Deployment[]): number {
  const [given] = shellHistory.filter(({ kind }) => !untouched.includes(kind));
  if (!given) return -Infinity;
  return Date.parse(given.at) + (given.kind === 'rollback' ? whileTried : 0);
}

interface TrialSources {
  /** Moves of its remote, newest first. */
  history: readonly Deployment[];
  /** Those of the shell around it; empty where it is the shell itself. */
  shellHistory: readonly Deployment[];
  now: number;
}

/**
 * How a release is judged: a canary for as long as it runs, against what the others have had in the
 * same time; a stable one against the one before it. It is taken back within half an hour, and
 * watched for as long as it is given. What fails in a shell that came after it is left to people: a
 * canary for as long as a release would be taken back.
 */
export function trialOf(
  release: string,
  { history, shellHistory, now }: TrialSources,
): Trial | null {
  const channel = history[0]?.channel;
  if (channel?.isRetired) return null;
  const isFree = !channel?.held?.includes(release);
  const shell = shellSince(shellHistory);
  if (channel?.canary?.release === release) {
    const deployment = beginning(history, ({ canary }) => canary?.release === release);
    const since = Date.parse(deployment?.at ?? '');
    const baseline = { release: channel.stable, since };
    const isShellNewer = shell > since && now - shell <= fresh;
    if (isShellNewer) return { move: null, since, baseline, isShellNewer };
    return { move: isFree ? 'stopCanary' : null, since, baseline };
  }
  const deployment = beginning(history, ({ stable }) => stable === release);
  if (channel?.stable !== release || !deployment) return null;
  const { lastKnownGood } = channel;
  const since = Date.parse(deployment.at);
  const isFresh = gives.includes(deployment.kind) && now - since <= fresh;
  const baseline = lastKnownGood ? { release: lastKnownGood, since: 0 } : null;
  if (shell > since) return { move: null, since, baseline, isShellNewer: true };
  return { move: isFree && isFresh && lastKnownGood ? 'rollback' : null, since, baseline };
}

export interface Verdict extends Trial {
  candidate: Evidence;
  compared: Evidence;
  /** People are to look at it. */
  isAlarming: boolean;
  /** It fails so much, told from so many sides, that it has to go. */
  hasToGo: boolean;
}

/** How a release does that visitors get; moves are those of everything, newest first. */
export function verdictOf(
  { name, release }: Release,
  moves: readonly Deployment[],
  all: AllFigures,
): Verdict | null {
  const of = (wanted: string) => moves.filter(({ remote }) => remote === wanted);
  const shellHistory = name === 'shell' ? [] : of('shell');
  const trial = trialOf(release, { history: of(name), shellHistory, now: Date.now() });
  const figures = all.get(name);
  if (!trial) return null;
  const { since, baseline } = trial;
  const candidate = countsOf(figures?.get(release), since);
  const compared = baseline ? countsOf(figures?.get(baseline.release), baseline.since) : noCounts;
  return {
    ...trial,
    candidate,
    compared,
    isAlarming: isAlarming(candidate, compared),
    hasToGo: shouldStopCanary(candidate, compared),
  };
}
