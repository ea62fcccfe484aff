import type { Releases } from './createReleases';
import { fitsPage } from './fitsPage';
import { LoadError } from '../loading/loadWithFallbacks';
import { findPlanned, type Plan } from '../loading/Plan';

interface Options {
  plan: Plan;
  fetchPlan: () => Promise<Plan>;
  learn: (plan: Plan) => void;
  releases: Releases;
}

/**
 * Asks for the hashes of a remote that the document came without, before its code is loaded. What was
 * planned stays planned while it is known; else a newer release takes its place, of which the page has
 * nothing yet, or the page has to be loaded anew.
 */
export function createLaterHashes({ plan, fetchPlan, learn, releases }: Options) {
  const later = new Set(plan.later);
  let asked: Promise<void> | undefined;

  const isIn = ({ integrity }: Plan, name: string) =>
    Boolean(integrity[releases.used(name)?.entry ?? '']);

  function takeFrom(fresh: Plan, name: string) {
    const newer = findPlanned(fresh, name);
    if (!isIn(fresh, name) && newer && fitsPage(newer, plan)) releases.plan(newer);
    if (isIn(fresh, name)) later.delete(name);
  }

  async function ask() {
    const fresh = await fetchPlan().catch((error: unknown) => {
      // The code of the release is not to blame.
      throw new LoadError('wrong', 'The plan with its hashes did not come', '', error);
    });
    learn(fresh);
    for (const name of later) takeFrom(fresh, name);
  }

  return async (name: string) => {
    if (!later.has(name)) return;
    asked ??= ask().finally(() => (asked = undefined));
    await asked;
    const entry = releases.used(name)?.entry;
    if (later.has(name)) throw new LoadError('gone', `The plan has ${entry} no more`, entry);
  };
}
