import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from '../store/ReleaseStore';
import { toStable } from '../moves/toStable';
import { writeBuild } from '../writeBuild.fixture';
import { openRegistry } from './openRegistry';

interface Options {
  dataFolder?: string;
  store?: ReleaseStore;
}

/** A registry in a folder of its own, with short words for what a team does. */
export async function newRegistry({ dataFolder: given, store }: Options = {}) {
  const dataFolder = given ?? mkdtempSync(path.join(tmpdir(), 'campus-registry-'));
  const odd: string[] = [];
  const registry = await openRegistry({ dataFolder, store, onOdd: (what) => void odd.push(what) });
  return {
    dataFolder,
    registry,
    /** What was found in the store that does not belong there. */
    odd,
    publish: (name: string, release: string, about: { route?: string; parts?: string[] } = {}) =>
      registry.publish(
        writeBuild(path.join(dataFolder, 'built', release), { name, release, ...about }),
      ),
    activate: (remote: string, release: string, why = 'test') =>
      registry.move({ remote, kind: 'release', by: 'somebody', why, channel: toStable(release) }),
    forget: () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
