import { stat } from 'node:fs/promises';
import path from 'node:path';
import { gateStateOf } from '../registry/createFindings';
import type { Channel, Deployment } from '../registry/Deployment';
import type { Registry } from '../registry/Registry';
import type { Context, Request } from './Command';
import { Failure } from './Failure';
import { findTarget } from './findTarget';

export interface ShownRelease {
  release: string;
  publishedAt: string;
  commit: string | null;
  /** What the gate has signed of it. */
  gate: ReturnType<typeof gateStateOf>;
  /** Who signed it: the name of the key where it is known. */
  key: { id: string; name: string };
  /** Of its scripts and styles, uncompressed; null when a file is missing or changed. */
  bytes: number | null;
}

export interface Shown {
  remote: string;
  channel: Channel | null;
  releases: ShownRelease[];
  history: Deployment[];
}

const latest = 10;
const isCode = (file: string) => /\.(js|css)$/.test(file);

async function sizeOf(folder: string, files: readonly string[]) {
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

async function describe(registry: Registry, name: string, release: string): Promise<ShownRelease> {
  const [publication, remote, shell, folder] = await Promise.all([
    registry.publication(name, release),
    name === 'shell' ? undefined : registry.manifest(name, release),
    name === 'shell' ? registry.shellManifest(release) : undefined,
    registry.folderOf(name, release),
  ]);
  const id = publication?.key ?? '';
  const files = Object.keys((remote ?? shell)?.integrity ?? {}).filter(isCode);
  return {
    release,
    publishedAt: publication?.at ?? '',
    commit: remote?.commit ?? null,
    gate: gateStateOf(await registry.findings({ name, release })),
    key: { id, name: registry.keys.trust.find(id, name)?.name ?? '' },
    bytes: folder === undefined ? null : await sizeOf(folder, files),
  };
}

/** One remote: what visitors get, its newest releases, and what happened last. */
export async function show({ registry }: Context, { words }: Request): Promise<Shown> {
  const { name } = await findTarget(registry, words[0]);
  const { channels, retired } = await registry.current();
  const channel = channels[name] ?? retired[name];
  const kept = (await registry.releases(name)).reverse().slice(0, latest);
  if (!channel && kept.length === 0)
    throw new Failure('usage', `${name} was never released here.`, {
      advice: [`npm run release -- ${name}`],
    });
  const deployments = (await registry.history()).filter(({ remote }) => remote === name);
  return {
    remote: name,
    channel: channel ?? null,
    releases: await Promise.all(kept.map((release) => describe(registry, name, release))),
    history: deployments.slice(0, latest),
  };
}
