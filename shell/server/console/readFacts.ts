import type { Registry } from '../../releases/registry/Registry';
import { readHealth } from '../health/readHealth';
import type { Facts } from './Facts';
import { movesWithBefore } from './movesWithBefore';

export async function readFacts(registry: Registry): Promise<Facts> {
  const [history, health] = await Promise.all([registry.history(), readHealth(registry.store)]);
  return { registry, health, history, moves: movesWithBefore(history) };
}
