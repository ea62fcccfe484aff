/** @jest-environment node */
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { humanTabs } from '@campus/shared/contract/people/places';
import type { Channel } from '../releases/registry/Deployment';
import type { Registry } from '../releases/registry/Registry';
import type { ReleaseStore } from '../releases/store/ReleaseStore';
import { asStable } from './openMountStage';

const channels: Record<string, Channel> = {
  shell: { stable: 's', lastKnownGood: 'r', canary: null },
  media: { stable: 'm', lastKnownGood: 'l', canary: { release: 'n', percent: 50, roles: [] } },
  support: { stable: 'h', lastKnownGood: null, canary: null },
};
/** The pages of media have a place, which support fills. */
const declarations: Record<string, object> = {
  media: { name: 'media', routes: [{ path: '/news' }, { places: [humanTabs] }], slots: [] },
  support: { name: 'support', routes: [], slots: [humanTabs] },
};
const registry = {
  current: async () => ({ number: 7, channels }),
  manifest: async (name: string) =>
    ({ declaration: declarations[name] }) as Partial<RemoteManifest>,
} as unknown as Registry;
const view = (name: string, release: string) =>
  asStable(registry, { name, release }, {} as ReleaseStore);

const only = (stable: string) => ({ stable, lastKnownGood: null, canary: null });

test('a remote is tried with the shell of today, with nothing to fall back to', async () => {
  expect((await view('media', 'new').current()).channels).toEqual({
    shell: only('s'),
    media: only('new'),
  });
});

test('a remote is tried with those on whose pages it shows something', async () => {
  expect((await view('support', 'new').current()).channels).toEqual({
    shell: only('s'),
    media: only('m'),
    support: only('new'),
  });
});

test('a shell is tried with every remote that visitors get', async () => {
  expect((await view('shell', 'new').current()).channels).toEqual({
    shell: only('new'),
    media: only('m'),
    support: only('h'),
  });
});

test('a trial moves and publishes nothing', async () => {
  const tried = view('media', 'new');
  await expect(tried.publish('anything')).rejects.toThrow('publishes nothing');
  const deployment = {
    remote: 'media',
    kind: 'release',
    why: 'b',
    channel: () => only('x'),
  } as const;
  await expect(tried.move(deployment)).rejects.toThrow('moves nothing');
});
