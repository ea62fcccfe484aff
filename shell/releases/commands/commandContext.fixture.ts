import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { sourcesHash } from '@campus/shared/build/sourcesHash';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toStable } from '../deployments/deployments';
import { openEnvironment } from './openEnvironment';
import { newRegistry, passed } from '../registry/newRegistry.fixture';
import { writeBuild } from '../writeBuild.fixture';
import type { Context, Options, Request } from './Command';

const options: Options = { json: false, dryRun: false, incomplete: false, yes: false };

export const asked = (words: string[], more: Partial<Options> = {}): Request => ({
  words,
  options: { ...options, ...more },
});

/** A registry with a shell, a remote with sources, and a gate that says what the test wants. */
export async function commandContext() {
  const made = await newRegistry();
  const { registry, dataFolder } = made;
  const said: string[] = [];
  const context: Context = {
    registry,
    environment: (name) => openEnvironment(name, { dataFolder }),
    keysFolder: path.join(dataFolder, 'keys'),
    step: (title, work) => {
      said.push(title);
      return work();
    },
    build: async (folder) => {
      const name = path.basename(folder);
      const release = `1.0.0-${sourcesHash(folder).slice(0, 8)}`;
      writeBuild(path.join(folder, 'dist'), { name, release });
    },
    types: async () => [],
    check: async () => [],
    mount: async () => ({ reasons: [], unseen: [] }),
  };

  /** Writes the sources of a remote anew; gives its folder. */
  function write(name: string, content: string) {
    const folder = path.join(dataFolder, 'sources', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"version":"1.0.0"}');
    writeFileSync(path.join(folder, 'webpack.config.ts'), content);
    return folder;
  }

  async function releaseShell({ release = '1.0.0-s', lends = {} }: Partial<ShellManifest> = {}) {
    const folder = path.join(dataFolder, 'built/shell', release);
    mkdirSync(folder, { recursive: true });
    const shell: ShellManifest = {
      ...{ release, contract: '1.0.0', scripts: [], styles: [], integrity: {} },
      ...{ texts: { ru: [], en: [] }, lends, parts: {} },
    };
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(shell));
    await registry.attest(await registry.publish(folder), passed);
    await made.activate('shell', release);
  }

  /** Publishes and gives to everybody, one after the other. */
  async function released(...releases: string[]) {
    for (const release of releases) {
      await made.publish('media', release);
      const deployment = { remote: 'media', why: 'test', channel: toStable(release) };
      await registry.move({ kind: 'release', ...deployment });
    }
  }

  /** What everybody got, what everybody gets, and what nobody was given yet. */
  async function keepThree() {
    await releaseShell();
    await released('1.0.0-a', '1.0.0-b');
    await made.publish('media', '1.0.0-c');
  }

  const channel = async (name = 'media') => (await registry.current()).channels[name];
  return { ...made, context, said, write, releaseShell, released, keepThree, channel };
}
