import type { ReleaseStore } from '../store/ReleaseStore';
import { Failure } from './Failure';

/** The same store; what goes wrong in it is told apart from everything else. */
export function reachableStore(store: ReleaseStore): ReleaseStore {
  const told =
    <Words extends unknown[], T>(ask: (...words: Words) => Promise<T>) =>
    (...words: Words): Promise<T> =>
      ask(...words).catch((error: Error) => {
        throw new Failure(
          'store',
          `The ${store.name} cannot be reached: ${error.message || error.name}.`,
          {
            advice: ['Nothing was moved by this. Try again when it is there.'],
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
