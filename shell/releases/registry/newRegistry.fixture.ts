import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from '../store/ReleaseStore';
import { toStable } from '../deployments/deployments';
import { writeBuild } from '../writeBuild.fixture';
import { openRegistry } from './openRegistry';

interface Options {
  dataFolder?: string;
  store?: ReleaseStore;
}

export interface About extends Pick<Parameters<typeof writeBuild>[1], 'route' | 'parts' | 'team'> {
  isJudged?: boolean;
}

/** What the gate says of a sound release. */
export const passed = { shell: '1.0.0-shell', checks: ['static', 'mount'], reasons: [] } as const;

/** A registry in a folder of its own, with short words for what a team does. */
export async function newRegistry({ dataFolder: given, store }: Options = {}) {
  const dataFolder = given ?? mkdtempSync(path.join(tmpdir(), 'campus-registry-'));
  const told: string[] = [];
  const onAlarm = (what: string) => void told.push(what);
  const registry = await openRegistry({ dataFolder, store, onAlarm });
  registry.keys.trust.change((keys) =>
    keys.map((key) => (key.id === registry.keys.own() ? { ...key, name: 'somebody' } : key)),
  );
  return {
    dataFolder,
    registry,
    /** What was found in the store that is not as it was signed. */
    told,
    /** Publishes what the gate has let pass, unless told that nobody has asked it. */
    async publish(name: string, release: string, { isJudged = true, ...about }: About = {}) {
      const built = path.join(dataFolder, 'built', release);
      const which = await registry.publish(writeBuild(built, { name, release, ...about }));
      if (isJudged) await registry.attest(which, passed);
      return which;
    },
    activate: (remote: string, release: string, why = 'test') =>
      registry.move({ remote, kind: 'release', why, channel: toStable(release) }),
    forget: () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
