import type { ReleasedRemote } from '@campus/shared/contract/releases';
import type { Facts } from './Facts';
import { releasedRemote } from './releasedRemote';

const byName = (one: ReleasedRemote, other: ReleasedRemote) => (one.name < other.name ? -1 : 1);

/** Everything that runs, the shell among it. */
export async function readRemotes(facts: Facts): Promise<ReleasedRemote[]> {
  const names = new Set(facts.history.map(({ remote }) => remote));
  const found = await Promise.all([...names].map((name) => releasedRemote(name, facts)));
  return found.filter((remote) => remote !== undefined).sort(byName);
}
