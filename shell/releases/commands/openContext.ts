import { dataFolder } from '@campus/shared/build/dataFolder';
import path from 'node:path';
import { build } from '../build';
import { openEnvironment } from './openEnvironment';
import { UnusableKey } from '../keys/readPrivateKey';
import { refusalsOf } from '../refusalsOf';
import { openRegistry } from '../registry/openRegistry';
import { typeErrors } from '../typeErrors';
import { openStore } from '../store/openStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Context } from './Command';
import { Failure } from './Failure';

/** The same store; what goes wrong in it is told apart from everything else. */
function reachableStore(store: ReleaseStore): ReleaseStore {
  const told =
    <Words extends unknown[], T>(ask: (...words: Words) => Promise<T>) =>
    (...words: Words): Promise<T> =>
      ask(...words).catch((error: Error) => {
        throw new Failure(
          'store',
          `The ${store.name} cannot be reached: ${error.message || error.name}.`,
          {
            advice: [
              'When it is there, look how things stand before you try again: npm run release -- list',
            ],
          },
        );
      });
  return {
    ...store,
    read: told(store.read),
    list: told(store.list),
    create: told(store.create),
    replace: told(store.replace),
    remove: told(store.remove),
  };
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line for every step: what is being done at once, how long it took when it is done. */
const createSteps =
  (write: (text: string) => void): Context['step'] =>
  async (title, work) => {
    const start = performance.now();
    write(`  ${title} … `);
    try {
      const result = await work();
      write(`${seconds(start)}\n`);
      return result;
    } catch (error) {
      write(`failed after ${seconds(start)}\n`);
      throw error;
    }
  };

async function open() {
  try {
    const store = reachableStore(await openStore(dataFolder));
    return await openRegistry({ dataFolder, store });
  } catch (error) {
    if (error instanceof UnusableKey) throw error;
    throw new Failure('store', `The releases cannot be opened: ${(error as Error).message}`);
  }
}

/** The releases and keys of this installation, and the real build and gate; `mount` starts the product, which is above. */
export const openContext = async (
  write: (text: string) => void,
  mount: Context['mount'],
): Promise<Context> => ({
  registry: await open(),
  environment: (name) => openEnvironment(name, { dataFolder, reachable: reachableStore }),
  keysFolder: path.join(dataFolder, 'keys'),
  step: createSteps(write),
  build: (folder) => build(folder, { hasMaps: true }),
  types: typeErrors,
  check: refusalsOf,
  mount,
});
