import type { DemoAccount } from '../../fixtures/demoAccounts';
import type { TestBackend } from './startTestBackend';

/** A session of each of these demo accounts. */
export async function tokensOf<N extends DemoAccount>(backend: TestBackend, ...names: N[]) {
  const pairs = names.map(async (name) => [name, await backend.tokenOf(name)] as const);
  return Object.fromEntries(await Promise.all(pairs)) as Record<N, string>;
}
