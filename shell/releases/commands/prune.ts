import type { Channel, Deployment } from '../registry/Deployment';
import type { Registry, Release } from '../registry/Registry';
import { folderKey, signatureKey } from '../registry/Signature';
import type { Context, Request } from './Command';
import { Failure } from './Failure';
import { findTarget } from './findTarget';
import { mapsKey } from './keepSourceMaps';
import { shownKeys, shownUntil } from '../reviews/shownUntil';

function keyIn(content: Buffer | undefined): string | undefined {
  try {
    return (JSON.parse(content?.toString() ?? '') as { key?: string }).key;
  } catch {
    return undefined;
  }
}

/** The key that has signed this; undefined for what is no signature at all. */
const signerOf = async ({ store }: Registry, key: string): Promise<string | undefined> =>
  keyIn(await store.read(key));

const isStranger = ({ keys }: Registry, signer: string): boolean =>
  !keys.trust.list().some(({ id }) => id === signer);

/** Keys that made moves and that this installation has never heard of: it sees half of the truth. */
async function strangersIn(registry: Registry): Promise<string[]> {
  const valid = new Set((await registry.history()).map(({ number }) => number));
  const odd = (await registry.store.list('moves/')).filter(
    (key) => !valid.has(Number(/(\d+)\.json$/.exec(key)?.[1])),
  );
  const signers = await Promise.all(odd.map((key) => signerOf(registry, key)));
  return [...new Set(signers.filter((signer) => signer !== undefined))].filter((signer) =>
    isStranger(registry, signer),
  );
}

/** A page that is open longer than this has been reloaded, or its reader is away. */
const openFor = 7 * 24 * 60 * 60 * 1000;

const namesOf = ({ stable, lastKnownGood, canary }: Channel) =>
  [stable, lastKnownGood, canary?.release].filter((release) => typeof release === 'string');

/** Releases of a remote that visitors get or that a page opened lately may still ask for, and why. */
function neededReleases(
  history: readonly Deployment[],
  remote: string,
  now: Date,
): Map<string, string> {
  const needed = new Map<string, string>();
  const keep = (release: string | null | undefined, why: string) => {
    if (release && !needed.has(release)) needed.set(release, why);
  };
  const deployments = history.filter((deployment) => deployment.remote === remote);
  const { stable, canary, lastKnownGood } = deployments[0]?.channel ?? {};
  keep(stable, 'stable');
  keep(canary?.release, 'canary');
  keep(lastKnownGood, 'last known good');
  const start = now.getTime() - openFor;
  // A move was in force until the one after it.
  for (const [index, { channel }] of deployments.entries())
    if (Date.parse(deployments[index - 1]?.at ?? now.toISOString()) >= start)
      for (const release of namesOf(channel)) keep(release, 'visitors got it in the last 7 days');
  return needed;
}

/** Why this release must stay; undefined when nobody needs it any more. */
async function reasonToKeep(registry: Registry, which: Release): Promise<string | undefined> {
  const { name, release } = which;
  const now = new Date();
  const needed = neededReleases(await registry.history(), name, now).get(release);
  if (needed) return needed;
  const publication = await registry.publication(name, release);
  if (publication) {
    if (Date.parse(publication.at) >= now.getTime() - openFor)
      return 'published in the last 7 days';
    const until = await shownUntil(registry, which, now);
    return until === undefined
      ? undefined
      : `a link shows it until ${new Date(until).toISOString()}`;
  }
  const signer = await signerOf(registry, signatureKey(name, release));
  // Of a revoked key nobody gets anything; a key from elsewhere may be good there.
  return signer && !isStranger(registry, signer) ? undefined : 'signed by a key unknown here';
}

interface Found {
  complete: Release[];
  /** Without a signature: being published at this moment, or left by somebody who died at it. */
  incomplete: Release[];
}

/** Everything that lies in the store, whoever has put it there. */
async function foundReleases({ store }: Registry): Promise<Found> {
  const keys = new Set(await store.list('releases/'));
  const all = new Map<string, Release>();
  for (const key of keys) {
    const [, name, release, file] = key.split('/');
    if (name && release && file) all.set(`${name}/${release}`, { name, release });
  }
  const isSigned = ({ name, release }: Release) => keys.has(signatureKey(name, release));
  const found = [...all.values()];
  return { complete: found.filter(isSigned), incomplete: found.filter((each) => !isSigned(each)) };
}

export interface Pruned {
  dryRun: boolean;
  removed: Release[];
  kept: (Release & { why: string })[];
  /** Not signed: being published at this moment, or left by somebody who died at it. */
  incomplete: Release[];
}

/**
 * The signature first: whatever happens next, half of a release is no release. Its maps before its
 * files: by these a second run finds what is left.
 */
async function remove(registry: Registry, { name, release }: Release) {
  const { store } = registry;
  const signature = signatureKey(name, release);
  await store.remove([signature]);
  const rest = await store.list(folderKey(name, release));
  const maps = await store.list(mapsKey({ name, release }));
  const shown = await shownKeys(registry, { name, release });
  await store.remove([...maps, ...shown, ...rest.filter((key) => key !== signature)]);
}

async function seeAll(registry: Registry) {
  const strangers = await strangersIn(registry);
  if (strangers.length > 0)
    throw new Failure('conflict', 'Not everything that happened can be seen from here.', {
      reasons: strangers.map((key) => `Moves are signed by the key ${key}, which is unknown here.`),
      advice: ['Prune where all keys are known, or make them known: npm run release -- keys trust'],
    });
}

/** Removes releases that nobody gets, no link shows and no page opened lately may still ask for. */
export async function prune(context: Context, { words, options }: Request): Promise<Pruned> {
  const { registry, step } = context;
  const { dryRun } = options;
  const only = words[0] && (await findTarget(registry, words[0])).name;
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
  const judge = async (which: Release) => {
    const why = await reasonToKeep(registry, which);
    if (why) result.kept.push({ ...which, why });
    else await drop(which);
  };
  for (const which of found.complete.filter(isAsked)) await judge(which);
  for (const which of found.incomplete.filter(isAsked)) {
    const { name, release } = which;
    // Whoever was publishing it has signed it in the meantime.
    if (await registry.store.read(signatureKey(name, release))) await judge(which);
    else if (options.incomplete) await drop(which);
    else result.incomplete.push(which);
  }
  return result;
}
