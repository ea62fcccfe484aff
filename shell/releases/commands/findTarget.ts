import type { Registry } from '../registry/Registry';
import { Failure } from './Failure';
import { targetOf, type Target } from './targetOf';

/** The remote that somebody named, among those of the registry and of this repository. */
export async function findTarget(registry: Registry, word: string | undefined): Promise<Target> {
  if (!word) throw new Failure('usage', 'Name a remote.');
  const { channels, retired } = await registry.current();
  return targetOf(word, Object.keys({ ...channels, ...retired }));
}
