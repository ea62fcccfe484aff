import type { LoaderOptions } from './createRemoteLoader';
import type { createCodes } from './createCodes';
import type { Releases } from './createReleases';
import { fitsPage } from './fitsPage';
import { LoadError, type LoadProblem } from './LoadError';
import type { PlannedRelease } from './Plan';
import { remoteIn } from './remoteIn';

interface Options extends Pick<LoaderOptions, 'plan' | 'fetchPlan' | 'learn' | 'onStep'> {
  releases: Releases;
  codes: ReturnType<typeof createCodes>;
}

const isBecause = (failure: unknown, problem: LoadProblem) =>
  failure instanceof LoadError && failure.problem === problem;

/** What may be done about a release that does not load, in this order. */
export function createTurns({ plan, fetchPlan, learn, onStep, releases, codes }: Options) {
  /** A release that was cleared away has one after it. */
  async function takeNewer(name: string) {
    const fresh = await fetchPlan().catch(() => undefined);
    const remote = fresh && remoteIn(fresh, name);
    if (!remote || !fitsPage(remote, plan)) return false;
    if (remote.release === releases.used(name)?.release) return false;
    learn(fresh);
    codes.drop(name);
    releases.plan(remote);
    return true;
  }

  /** Two releases of a remote never stand on one page, so only before anything of it does. */
  function fallBack(name: string, failure: unknown) {
    const before = releases.planned(name)?.lastKnownGood;
    const used = releases.used(name)?.release ?? '';
    if (!before || before.release === used) return false;
    console.warn(`[${name}] does not load; the release ${before.release} takes its place`, failure);
    onStep('fallback', name, used, failure);
    codes.drop(name);
    releases.turnTo(name, before);
    return true;
  }

  return (name: string, tried: () => PlannedRelease | undefined) => {
    // Another place of the remote may have turned already.
    const isTurned = () => releases.used(name) !== tried();
    const isFree = () => !codes.isGiven(name);
    return [
      (failure: unknown) =>
        isTurned() || (isFree() && isBecause(failure, 'gone') && takeNewer(name)),
      (failure: unknown) => isTurned() || (isFree() && fallBack(name, failure)),
      // What is only slow may still come: the browser goes on with the files that it waits for.
      (failure: unknown) => {
        if (!isBecause(failure, 'late')) return false;
        codes.drop(name);
        return true;
      },
    ];
  };
}
