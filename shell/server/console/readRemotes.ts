import type { ReleasedRemote } from '@campus/shared/contract/releases';
import type { Registry } from '../../releases/registry/Registry';
import { readFacts } from './readFacts';
import { releasedRemote } from './releasedRemote';

const byName = (one: ReleasedRemote, other: ReleasedRemote) => (one.name < other.name ? -1 : 1);

/** Everything that runs, the shell among it. */
export async function readRemotes(registry: Registry): Promise<ReleasedRemote[]> {
  const facts = await readFacts(registry);
  const names = new Set(facts.history.map(({ remote }) => remote));
  const found = await Promise.all([...names].map((name) => releasedRemote(name, facts)));
  return found.filter((remote) => remote !== undefined).sort(byName);
}
