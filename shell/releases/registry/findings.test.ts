/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trustedKey } from '../keys/createTrust';
import { publicPartOf } from '../keys/readPrivateKey';
import type { TrustedKey } from '../keys/TrustedKey';
import { newRegistry, passed } from './newRegistry.fixture';
import { openRegistry } from './openRegistry';

let one: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  one = await newRegistry();
  await one.publish('media', '1.0.0-a', { isJudged: false });
});
afterEach(() => {
  delete process.env.RELEASE_KEY;
  one.forget();
});

const which = { name: 'media', release: '1.0.0-a' };
const refused = { ...passed, reasons: ['It throws.'] };
const bare = { ...passed, checks: ['static'] } as const;

/** The same store, for somebody with a key of their own. */
async function asSomebody(about: Pick<TrustedKey, 'name'> & Partial<TrustedKey>) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = path.join(one.dataFolder, `${about.name}.pem`);
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const key = trustedKey(publicPartOf(privateKey), about);
  one.registry.keys.trust.change((keys) => [...keys, key]);
  process.env.RELEASE_KEY = file;
  return openRegistry({ dataFolder: one.dataFolder });
}

const states = async () => [
  await one.registry.mayBeGiven(which),
  await one.registry.hasPassed(which),
];

test('a release of which nothing is signed may not be given', async () => {
  expect(await states()).toEqual([false, false]);
  await one.registry.attest(which, passed);
  expect(await states()).toEqual([true, true]);
  expect(await one.registry.findings(which)).toMatchObject([
    { by: 'somebody', shell: '1.0.0-shell', checks: ['static', 'mount'], hasPassed: true },
  ]);
});

test('what was refused is not given, and what visitors have is not taken from them by it', async () => {
  await one.registry.attest(which, refused);
  expect(await states()).toEqual([false, false]);
  await one.registry.attest(which, passed);
  expect(await states()).toEqual([true, true]);
  await one.registry.attest(which, refused);
  expect(await states()).toEqual([false, true]);
});

test('a team’s key says nothing of what the gate has found', async () => {
  const team = await asSomebody({ name: 'media-team', remotes: ['media'] });
  expect(team.mayFind('media')).toBe(false);
  await expect(team.attest(which, passed)).rejects.toThrow('may not judge');
  // One that signs all the same is not believed.
  const forged = { ...team, keys: team.keys };
  forged.keys.may = () => true;
  await forged.attest(which, passed);
  expect(await states()).toEqual([false, false]);
});

test('a key of the gate judges its remotes and releases nothing', async () => {
  const gate = await asSomebody({ name: 'gatekeeper', remotes: ['media'], rights: ['gate'] });
  expect(gate.mayFind('payments')).toBe(false);
  await gate.attest(which, bare);
  // Without a browser only who runs the installation lets pass.
  expect(await states()).toEqual([false, false]);
  await gate.attest(which, passed);
  expect(await states()).toEqual([true, true]);
  const channel = () => ({ stable: '1.0.0-a', lastKnownGood: null, canary: null });
  await expect(
    gate.move({ remote: 'media', kind: 'release', why: 'test', channel }),
  ).rejects.toThrow('may not move media');
});

test('who runs the installation lets pass without a browser, and the record says so', async () => {
  await one.registry.attest(which, bare);
  expect(await states()).toEqual([true, true]);
  expect(await one.registry.findings(which)).toMatchObject([{ checks: ['static'] }]);
});

test('a finding says nothing of other bytes under the same name', async () => {
  await one.registry.attest(which, passed);
  rmSync(path.join(one.dataFolder, 'registry/releases/media/1.0.0-a/signature.json'));
  const { registry, publish } = await newRegistry({ dataFolder: one.dataFolder });
  await publish('media', '1.0.0-a', { route: '/other', isJudged: false });
  expect(await registry.mayBeGiven(which)).toBe(false);
});

test('a finding of a revoked key is believed no more', async () => {
  await one.registry.attest(which, passed);
  expect(await states()).toEqual([true, true]);
  one.registry.keys.trust.change((keys) => keys.map((key) => ({ ...key, rights: ['release'] })));
  expect(await states()).toEqual([false, false]);
});
