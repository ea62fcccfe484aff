import { dataFolder } from '@campus/shared/build/dataFolder';
import path from 'node:path';
import { refusalsOf } from '../refusalsOf';
import { build } from '../build';
import { openRegistry } from '../registry/openRegistry';
import { openStore } from '../store/openStore';
import type { Context } from './Context';
import { createSteps } from './createSteps';
import { Failure } from './Failure';
import { reachableStore } from './reachableStore';

async function open() {
  try {
    const store = reachableStore(await openStore(dataFolder));
    return await openRegistry({ dataFolder, store });
  } catch (error) {
    throw new Failure('store', `The releases cannot be opened: ${(error as Error).message}`);
  }
}

/** The releases and keys of this installation, and the real build and gate. */
export const openContext = async (write: (text: string) => void): Promise<Context> => ({
  registry: await open(),
  keysFolder: path.join(dataFolder, 'keys'),
  step: createSteps(write),
  build,
  check: refusalsOf,
  async mount(registry, which) {
    // Only here, so that everything else works where no browser was ever installed.
    const { mountRelease } = await import('../gate/mountRelease');
    return mountRelease({ registry, which });
  },
});
