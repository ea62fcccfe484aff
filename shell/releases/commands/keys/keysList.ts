import type { TrustedKey } from '../../keys/TrustedKey';
import type { Context } from '../Command';

export interface ListedKey extends TrustedKey {
  /** Whether this machine signs with it. */
  isOwn: boolean;
}

/** Every key that is or was trusted. */
export async function keysList({ registry }: Pick<Context, 'registry'>): Promise<ListedKey[]> {
  const own = registry.keys.own();
  return registry.keys.trust.list().map((key) => ({ ...key, isOwn: key.id === own }));
}
