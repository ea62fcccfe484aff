import { federationName } from '@campus/shared/build/federationName';
import { integrityOf } from '@campus/shared/build/integrityOf';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Build {
  name: string;
  release: string;
  route?: string;
  /** Who may try it out beside administrators. */
  team?: RemoteManifest['declaration']['team'];
  borrows?: Record<string, string>;
  /** Modules that its one screen borrows and that not every page carries. */
  parts?: string[];
}

/** What webpack writes around the code of every release. */
function frameOf({ name, release }: Build) {
  const unique = `${federationName(name)}-${release}`.replace(/\W+/g, '_');
  return `self.webpackChunk${unique}=[];var base="/remotes/${name}/${release}/";`;
}

/** A built remote on disk, as small as the registry and the gate accept. */
export function writeBuild(folder: string, build: Build): string {
  const { name, release, route, team, borrows = {}, parts = [] } = build;
  const entry = 'entry.js';
  const content = frameOf(build);
  const title = { ru: name, en: name };
  const manifest: RemoteManifest = {
    release,
    commit: null,
    contract: '^1.0.0',
    declaration: {
      name,
      title,
      owner: 'nobody@example.test',
      ...(team && { team }),
      routes: route ? [{ path: route, screen: 'Screen', title, access: 'public' }] : [],
      slots: [],
      menu: [],
    },
    entry,
    exposed: [],
    screens: { Screen: [] },
    parts: { Screen: parts },
    borrows,
    missingTexts: { ru: [], en: [] },
    integrity: { [entry]: integrityOf(content) },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, entry), content);
  writeFileSync(path.join(folder, 'mfe.json'), JSON.stringify(manifest));
  return folder;
}
