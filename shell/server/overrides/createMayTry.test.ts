/** @jest-environment node */
import type { Role } from '@campus/shared/contract/roles';
import type { Registry } from '../../releases/registry/Registry';
import { createMayTry } from './createMayTry';

const channel = { stable: '1.0.0-a', lastKnownGood: null, canary: null };

/** Whether somebody may try a remote, where this is what the releases of `media` and `shell` say of themselves. */
const may = (mine: Role, manifest: object | undefined, remote = 'media') =>
  createMayTry({
    current: () => Promise.resolve({ channels: { media: channel, shell: channel } }),
    hasPassed: ({ release }: { release: string }) => Promise.resolve(release === channel.stable),
    manifest: () => Promise.resolve(manifest),
  } as unknown as Registry)({ roles: ['GUEST', mine] }, remote);

const of = (...team: Role[]) => ({ declaration: { team } });

test('any of the roles that a remote names lets try its releases, and no other', async () => {
  expect(await may('SUPPORT', of('AUDITOR', 'SUPPORT'))).toBe(true);
  expect(await may('SUPPORT', of('AUDITOR'))).toBe(false);
  expect(await may('SUPPORT', of())).toBe(false);
  expect(await may('SUPPORT', { declaration: {} })).toBe(false);
});

test('an administrator tries any remote, one that nobody gets and the shell as well', async () => {
  for (const remote of ['media', 'none', 'shell'])
    expect(await may('ADMIN', undefined, remote)).toBe(true);
});

test('no team tries the shell, a remote that nobody gets, or one of which nothing can be read', async () => {
  expect(await may('SUPPORT', of('SUPPORT'), 'shell')).toBe(false);
  expect(await may('SUPPORT', of('SUPPORT'), 'none')).toBe(false);
  expect(await may('SUPPORT', undefined)).toBe(false);
});
