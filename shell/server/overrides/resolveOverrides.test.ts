/** @jest-environment node */
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Override } from './Overrides';
import { resolveOverrides } from './resolveOverrides';

const shell = { contract: '1.0.0', lends: {} } as Partial<ShellManifest> as ShellManifest;
const manifestOf = (release: string, borrows = {}) =>
  ({
    ...{ release, contract: '^1.0.0', borrows, declaration: { name: 'media' } },
  }) as Partial<RemoteManifest> as RemoteManifest;

const origin = 'http://anna.test:3200';
const read = jest.fn((_origin: string) => Promise.resolve(manifestOf('2.0.0-preview')));
const locate = (remote: string, release: string) =>
  Promise.resolve(
    release === '9.9.9-none'
      ? null
      : { manifest: manifestOf(release), base: `/remotes/${remote}/${release}/` },
  );
beforeEach(() => read.mockClear());

async function resolved(override: Override, remote = 'media') {
  const resolve = resolveOverrides({ locate, previews: { origins: [origin], read } });
  const overrides = { subject: '1', person: '1', until: 1, remotes: { [remote]: override } };
  const [only] = await resolve(overrides, shell);
  return { base: only?.found?.base, told: only?.told };
}

test('nothing is found for who tries nothing out', async () => {
  const resolve = resolveOverrides({ locate, previews: { origins: [origin], read } });
  expect(await resolve(undefined, shell)).toStrictEqual([]);
});

test('a kept release and a build of a machine come with their addresses', async () => {
  expect(await resolved({ release: '1.0.0-b' })).toEqual({
    base: '/remotes/media/1.0.0-b/',
    told: { remote: 'media', release: '1.0.0-b' },
  });
  expect(await resolved({ origin })).toEqual({
    base: `${origin}/`,
    told: { remote: 'media', origin, release: '2.0.0-preview' },
  });
});

test('a release that is not kept is missing', async () => {
  expect(await resolved({ release: '9.9.9-none' })).toEqual({
    told: { remote: 'media', release: '9.9.9-none', problem: 'missing' },
  });
});

test('a machine that is registered no more is not asked', async () => {
  const elsewhere = 'http://elsewhere.test';
  expect(await resolved({ origin: elsewhere })).toEqual({
    told: { remote: 'media', origin: elsewhere, problem: 'unregistered' },
  });
  expect(read).not.toHaveBeenCalled();
});

test('a build of another remote, or one that borrows what the shell does not lend, is unsuited', async () => {
  const unsuited = { told: { remote: 'media', origin, problem: 'unsuited' } };
  expect(await resolved({ origin }, 'payments')).toEqual({
    told: { ...unsuited.told, remote: 'payments' },
  });
  read.mockResolvedValueOnce(manifestOf('2.0.0-preview', { none: '^1.0.0' }));
  expect(await resolved({ origin })).toEqual(unsuited);
});

test('a machine that does not answer is unreachable', async () => {
  read.mockRejectedValueOnce(new Error('down'));
  expect(await resolved({ origin })).toEqual({
    told: { remote: 'media', origin, problem: 'unreachable' },
  });
});
