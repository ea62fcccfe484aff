import type { Registry, Release } from './registry/Registry';

/** The release of the shell that something is judged by: with a new one, by itself. */
export async function shellOf(registry: Registry, { name, release }: Release): Promise<string> {
  if (name === 'shell') return release;
  return (await registry.current()).channels.shell?.stable ?? '';
}
