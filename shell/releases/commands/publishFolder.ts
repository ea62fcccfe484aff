import path from 'node:path';
import { buildAnew, lastBuild } from '../lastBuild';
import type { Context } from './Command';
import type { Release } from '../registry/Registry';
import { Failure } from './Failure';
import { mayRelease } from './mayRelease';
import type { Target } from './targetOf';

export interface Published extends Release {
  /** It was there, and damaged. */
  isMended: boolean;
}

type Source = Required<Target>;

/** @throws Failure where the sources do not fit what they use: a bundler looks at no types. */
async function requireTypes({ types, step }: Context, { name, folder }: Source) {
  const reasons = await step(`type-check ${name}`, () => types(folder));
  if (reasons.length === 0) return;
  throw new Failure('build', `The types of ${name} do not fit.`, { reasons });
}

/** The release that a folder holds: of sources that were read once more after they were built. */
export async function buildFolder(context: Context, source: Source) {
  const { build, step } = context;
  const { name, folder } = source;
  await requireTypes(context, source);
  const which = await step(`build ${name}`, () => buildAnew(folder, build)).catch(
    (error: unknown) => {
      throw new Failure('build', (error as Error).message);
    },
  );
  if (which) return { which, built: path.join(folder, 'dist') };
  throw new Failure('build', `The sources of ${name} changed while they were built.`, {
    advice: ['Nothing was published. Release again when nobody is writing there.'],
  });
}

/**
 * Builds and publishes what the folder holds now, unless exactly that is kept whole. What the gate
 * has not let pass is built again: a build that went wrong says nothing of its sources.
 */
export async function publishFolder(context: Context, source: Source): Promise<Published> {
  const { registry, step } = context;
  // Told before anything is built, for which it takes minutes.
  registry.keys.own();
  registry.keys.gate.own();
  // A damaged one is built again, and made whole by the same bytes.
  const isKept = async ({ name, release }: Release) =>
    (await registry.damages(name, release)).length === 0;
  const kept = (which: Release) =>
    step(`take ${which.release}, published before`, async () => ({ ...which, isMended: false }));
  const last = lastBuild(source.folder);
  if (last && (await registry.hasPassed(last)) && (await isKept(last))) return kept(last);
  const { which, built } = await buildFolder(context, source);
  if (await isKept(which)) return kept(which);
  mayRelease(registry, which.name);
  const isMended = (await registry.publication(which.name, which.release)) !== undefined;
  return step(`${isMended ? 'mend' : 'publish'} ${which.release}`, async () => ({
    ...(await registry.publish(built)),
    isMended,
  }));
}
