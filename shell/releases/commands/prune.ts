import type { Registry, Release } from '../registry/Registry';
import { folderKey, signatureKey } from '../registry/Signature';
import type { Context } from './Context';
import { Failure } from './Failure';
import { foundReleases } from './foundReleases';
import { reasonToKeep } from './reasonToKeep';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';
import { strangersIn } from './strangersIn';

export interface Pruned {
  dryRun: boolean;
  removed: Release[];
  kept: (Release & { why: string })[];
  /** Not signed: being published at this moment, or left by somebody who died at it. */
  incomplete: Release[];
}

/** The signature first: whatever happens next, half of a release is no release. */
async function remove({ store }: Registry, { name, release }: Release) {
  const signature = signatureKey(name, release);
  await store.remove([signature]);
  const rest = await store.list(folderKey(name, release));
  await store.remove(rest.filter((key) => key !== signature));
}

async function seeAll(registry: Registry) {
  const strangers = await strangersIn(registry);
  if (strangers.length > 0)
    throw new Failure('conflict', 'Not everything that happened can be seen from here.', {
      reasons: strangers.map((key) => `Moves are signed by the key ${key}, which is unknown here.`),
      advice: ['Prune where all keys are known, or make them known: npm run release -- keys trust'],
    });
}

/** Removes releases that nobody gets and that no page opened lately may still ask for. */
export async function prune(context: Context, { words, options }: Request): Promise<Pruned> {
  const { registry, step } = context;
  const { dryRun } = options;
  const only = words[0] && (await remoteIn(registry, words[0])).name;
  const isAsked = ({ name }: Release) => !only || name === only;
  const result: Pruned = { dryRun, removed: [], kept: [], incomplete: [] };
  const drop = async (which: Release) => {
    const title = `remove ${which.name} ${which.release}`;
    if (!dryRun) await step(title, () => remove(registry, which));
    result.removed.push(which);
  };

  await seeAll(registry);
  const found = await foundReleases(registry);
  // Judged right before it goes: somebody may have gone back to it in the meantime.
  for (const which of found.complete.filter(isAsked)) {
    const why = await reasonToKeep(registry, which);
    if (why) result.kept.push({ ...which, why });
    else await drop(which);
  }
  for (const which of found.incomplete.filter(isAsked)) {
    if (options.incomplete) await drop(which);
    else result.incomplete.push(which);
  }
  return result;
}
