import type { Principal } from '@campus/shared/contract/people/principalOf';
import type { Registry } from '../../releases/registry/Registry';

export type MayTry = (who: Pick<Principal, 'roles'>, remote: string) => Promise<boolean>;

/**
 * Who may run another release of a remote in their own browser: administrators, and the roles that its
 * declaration names. Read is the release that everybody gets, once the gate has let it pass: one that
 * is tried, or that somebody only moved, cannot let anybody in.
 */
export const createMayTry =
  ({
    current,
    manifest,
    hasPassed,
  }: Pick<Registry, 'current' | 'manifest' | 'hasPassed'>): MayTry =>
  async ({ roles }, remote) => {
    if (roles.includes('ADMIN')) return true;
    // It is everybody's, and declares nobody.
    if (remote === 'shell') return false;
    const stable = (await current()).channels[remote]?.stable;
    if (!stable || !(await hasPassed({ name: remote, release: stable }))) return false;
    const given = await manifest(remote, stable);
    return (given?.declaration.team ?? []).some((role) => roles.includes(role));
  };
