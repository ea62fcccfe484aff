import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A remote that a development server of this machine serves right now. */
export interface DevelopedRemote {
  origin: string;
  manifest: RemoteManifest;
}

/** Development servers announce themselves in a folder; nothing else may put a remote there. */
export function developedRemotes(folder: string): DevelopedRemote[] {
  if (process.env.NODE_ENV !== 'development' || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson<DevelopedRemote>(path.join(folder, file)));
}
