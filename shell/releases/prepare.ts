import { dataFolder as ownFolder } from '@campus/shared/build/dataFolder';
import { productReason } from '@campus/shared/contract/releases/productReason';
import { isPackaged, root } from '@campus/shared/build/root';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { refusalsOf } from './refusalsOf';
import { build } from './build';
import { buildAnew, builtIn, isBuilt, lastBuild } from './lastBuild';
import { keepSbom } from './commands/keepSbom';
import { wasGiven } from './commands/takenBack';
import { withBuilt } from './commands/withBuilt';
import { toStable } from './deployments/deployments';
import { Refused } from './Refused';
import { inParallel } from './registry/inParallel';
import { openRegistry } from './registry/openRegistry';
import type { Registry, Release } from './registry/Registry';
import { releasableFolders, remoteFolders, shellOf } from './remoteFolders';

type Say = (text: string) => void;

interface Options {
  /** Remote names; every remote of the product when left out. */
  only?: string[];
  onProgress: Say;
}

interface Source {
  name: string;
  folder: string;
}

interface Wanted extends Source, Release {}

/** Two builds fill the two cores that the smallest machine has. */
const together = 2;

/** In the repository of a team: what was built when the packages were made. */
function packaged(): Source[] {
  const folder = path.join(root, 'shell/emulator');
  const remotes = readdirSync(folder).filter((name) => name !== 'shell');
  // The shell first: the record of a remote names the one that it was judged by.
  return ['shell', ...remotes].map((name) => ({ name, folder: path.join(folder, name) }));
}

function sourcesOf(only = Object.keys(remoteFolders())): Source[] {
  const folders = releasableFolders();
  const remotes = only.map((name) => {
    const folder = folders[name];
    if (!folder) throw new Error(`There is no remote ${name}: no mfe-${name}/remote.ts`);
    return { name, folder };
  });
  return [{ name: 'shell', folder: path.join(root, 'shell') }, ...remotes];
}

async function timed(what: string, onProgress: Say, work: () => Promise<void>) {
  const start = performance.now();
  await work();
  onProgress(`${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const isWhole = async (registry: Registry, { name, release }: Release) =>
  (await registry.damages(name, release)).length === 0;

/**
 * Published, and given to nobody by whoever died before its move. What a browser has looked at was
 * published by a command, which decides itself who gets it.
 */
async function isLeft(registry: Registry, which: Release): Promise<boolean> {
  if (wasGiven(await registry.history(), which)) return false;
  const findings = await registry.findings(which);
  return !findings.some(({ checks }) => checks.includes('mount'));
}

/** Published, not damaged since, with a record of the gate, and given as far as that was wanted. */
const isReady = async (registry: Registry, which: Release | undefined) =>
  which !== undefined &&
  (await isWhole(registry, which)) &&
  (await registry.hasPassed(which)) &&
  !(await isLeft(registry, which));

async function filter<T>(all: T[], keeps: (each: T) => Promise<boolean>) {
  const kept = await Promise.all(all.map(keeps));
  return all.filter((_, index) => kept[index]);
}

function builtOf({ name, folder }: Source): Wanted {
  const built = builtIn(folder);
  if (!built) throw new Error(`${name} was built, but nothing lies in ${folder}/dist`);
  return { name, folder, release: built.release };
}

/** The registry as it would be if all of it were released: the shell comes with the remotes that fit it. */
function withAll(registry: Registry, wanted: Wanted[]) {
  let built = registry;
  const releases = wanted.map(({ name, folder }) => {
    const { tried, which } = withBuilt(built, name, path.join(folder, 'dist'));
    built = tried;
    return which;
  });
  const after: Registry = {
    ...built,
    async current() {
      const { channels, ...rest } = await registry.current();
      const after = { ...channels };
      for (const { name, release } of releases)
        after[name] = { stable: release, lastKnownGood: null, canary: null };
      return { ...rest, channels: after };
    },
  };
  return { after, releases };
}

async function judge(registry: Registry, wanted: Wanted[]) {
  const { after, releases } = withAll(registry, wanted);
  for (const which of releases) {
    const reasons = await refusalsOf(after, which, { replaced: registry, isAlone: false });
    if (reasons.length > 0) throw new Refused(which, reasons);
  }
}

async function give(
  registry: Registry,
  { name, folder, release: wanted }: Wanted,
  onProgress: Say,
) {
  const which = { name, release: wanted };
  const isThere = (await registry.publication(name, wanted)) !== undefined;
  const isToStay = isThere && !(await isLeft(registry, which));
  if (!(await isWhole(registry, which))) await registry.publish(path.join(folder, 'dist'));
  await keepSbom(registry, which);
  // Its record says that no browser has opened it.
  const shell = await shellOf(registry, which);
  await registry.attest(which, { shell, checks: ['static'], reasons: [] });
  // Made whole or judged anew, it stays where it was put.
  if (isToStay) return onProgress(`mended ${name} ${wanted}`);
  const release = wanted;
  const why = productReason;
  await registry.move({ remote: name, kind: 'release', why, channel: toStable(release) });
  onProgress(`released ${name} ${release}`);
}

/** Releases of these what is not ready. What was taken back stays where it was put. */
export async function giveMissing(registry: Registry, wanted: Wanted[], onProgress: Say) {
  const missing = await filter(wanted, async (each) => !(await isReady(registry, each)));
  await judge(registry, missing);
  for (const each of missing) await give(registry, each, onProgress);
}

/** Builds what is stale and releases it. */
export async function prepareInto(dataFolder: string, { only, onProgress }: Options) {
  const registry = await openRegistry({ dataFolder });
  const sources = (isPackaged ? packaged() : sourcesOf(only)).map((source) => ({
    ...source,
    last: lastBuild(source.folder),
  }));
  const stale = await filter(sources, async ({ last }) => !(await isReady(registry, last)));
  await inParallel(
    // A build that another registry asked for serves this one too.
    stale.filter(({ folder, last }) => !isPackaged && !(last && isBuilt(folder, last))),
    ({ name, folder }) =>
      timed(`built ${name}`, onProgress, async () => void (await buildAnew(folder, build))),
    together,
  );
  // Other sources may have been built to what is there already.
  await giveMissing(registry, stale.map(builtOf), onProgress);
}

export const prepare = (options: Options): Promise<void> => prepareInto(ownFolder, options);
