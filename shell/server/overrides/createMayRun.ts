import type { Principal } from '@campus/shared/contract/people/principalOf';
import type { Registry } from '../../releases/registry/Registry';
import type { Override } from './Overrides';

/**
 * Which of the releases of a remote somebody may run who may try it: administrators any, others only
 * what the gate lets pass now, and no build of a machine, which no gate has seen.
 */
export const createMayRun =
  ({ mayBeGiven }: Pick<Registry, 'mayBeGiven'>) =>
  async ({ roles }: Pick<Principal, 'roles'>, name: string, override: Override) => {
    if (roles.includes('ADMIN')) return true;
    return 'release' in override && mayBeGiven({ name, release: override.release });
  };
