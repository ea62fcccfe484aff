import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { build } from '../../shell/releases/build';
import type { MonolithManifest } from './monolith.config';

export const monolithFolder = path.join(root, '.cache/bench/monolith');

export async function buildMonolith(): Promise<MonolithManifest> {
  await build(import.meta.dirname, 'monolith.config.ts');
  return readJson<MonolithManifest>(path.join(monolithFolder, 'monolith.json'));
}
