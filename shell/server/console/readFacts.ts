import type { Secret } from '../../releases/keys/createSecret';
import type { Registry } from '../../releases/registry/Registry';
import { readFigures } from '../health/readFigures';
import type { Facts } from './Facts';
import { movesWithBefore } from './movesWithBefore';

export async function readFacts(registry: Registry, secret: Secret): Promise<Facts> {
  const [history, health] = await Promise.all([
    registry.history(),
    readFigures(registry.store, secret),
  ]);
  return { registry, health, history, moves: movesWithBefore(history) };
}
