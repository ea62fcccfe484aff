import type { Deployment } from '../../releases/registry/Deployment';
import { countsOf, nothing, type Evidence } from './countsOf';
import type { AllFigures } from './createFigures';
import { isAlarming, shouldStop } from './shouldStop';
import { trialOf, type Trial } from './trialOf';

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
