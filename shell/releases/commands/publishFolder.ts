import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { readBy, readByShell, releaseId } from '@campus/shared/build/releaseId';
import path from 'node:path';
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

export const idOf = ({ name, folder }: Source): string =>
  releaseId(folder, name === 'shell' ? readByShell : readBy(folder));

export async function buildFolder({ build, step }: Context, { name, folder }: Source) {
  try {
    await step(`build ${name}`, () => build(folder));
  } catch (error) {
    throw new Failure('build', (error as Error).message);
  }
  return path.join(folder, 'dist');
}

/**
 * Who the build says it is: of a folder elsewhere only the build knows the name for certain.
 * A release is called by a fingerprint of its sources, so they may not change under the build.
 */
function readBuilt(source: Source, built: string): Release {
  const file = path.join(built, source.name === 'shell' ? 'shell.json' : 'mfe.json');
  const { release, declaration } = readJson<Partial<RemoteManifest>>(file);
  if (release === idOf(source)) return { name: declaration?.name ?? source.name, release };
  throw new Failure('build', `The sources of ${source.name} changed while they were built.`, {
    advice: ['Nothing was published. Release again when nobody is writing there.'],
  });
}

/** Builds and publishes what the folder holds now, unless exactly that is kept whole. */
export async function publishFolder(context: Context, source: Source): Promise<Published> {
  const { registry, step } = context;
  // A damaged one is built again, and made whole by the same bytes.
  const isKept = async ({ name, release }: Release) =>
    (await registry.damages(name, release)).length === 0;
  const kept = (which: Release) =>
    step(`take ${which.release}, published before`, async () => ({ ...which, isMended: false }));
  const expected = { name: source.name, release: idOf(source) };
  if (await isKept(expected)) return kept(expected);
  const built = await buildFolder(context, source);
  const which = readBuilt(source, built);
  if (await isKept(which)) return kept(which);
  mayRelease(registry, which.name);
  const isMended = (await registry.publication(which.name, which.release)) !== undefined;
  return step(`${isMended ? 'mend' : 'publish'} ${which.release}`, async () => ({
    ...(await registry.publish(built)),
    isMended,
  }));
}
