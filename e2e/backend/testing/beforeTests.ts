import { startTimeout } from './startTestBackend';

/** What a file of tests works with, made before the first of them: until then it is empty. */
export function beforeTests<T extends object>(make: () => Promise<T>) {
  const made = {} as T;
  beforeAll(async () => void Object.assign(made, await make()), startTimeout);
  return made;
}
