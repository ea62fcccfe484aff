/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trustedKey } from '../keys/createTrust';
import { publicPartOf } from '../keys/readPrivateKey';
import type { TrustedKey } from '../keys/TrustedKey';
import { gateStateOf } from './createFindings';
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

const folderOf = (release: string) => path.join(one.dataFolder, 'registry/findings/media', release);
const fileOf = (release: string) =>
  path.join(folderOf(release), readdirSync(folderOf(release))[0] ?? '');

test('a finding that was changed after it was signed is believed by nobody', async () => {
  await one.registry.attest(which, refused);
  const signed = readFileSync(fileOf('1.0.0-a'), 'utf8');
  writeFileSync(fileOf('1.0.0-a'), signed.replace('"hasPassed":false', '"hasPassed":true'));
  expect(await states()).toEqual([false, false]);
  expect(await one.registry.findings(which)).toStrictEqual([]);
});

test.each(['garbage', 'null', '{}', '{"finding":{}}'])(
  'what lies among the findings and is none says nothing: %s',
  async (text) => {
    await one.registry.attest(which, passed);
    writeFileSync(path.join(folderOf('1.0.0-a'), 'another.json'), text);
    expect(await states()).toEqual([true, true]);
    expect(await one.registry.findings(which)).toHaveLength(1);
  },
);

test('what was found of one release says nothing of another, however often it is asked', async () => {
  const other = { name: 'media', release: '1.0.0-b' };
  await one.publish(other.name, other.release, { isJudged: false });
  expect(await one.registry.hasPassed(which)).toBe(false);
  expect(await one.registry.hasPassed(which)).toBe(false);
  await one.registry.attest(which, passed);
  expect(await one.registry.hasPassed(which)).toBe(true);
  expect(await one.registry.hasPassed(other)).toBe(false);
});

test('of what is not published nothing is found, and nothing can be said', async () => {
  const none = { name: 'media', release: '9.9.9-x' };
  expect(await one.registry.findings(none)).toStrictEqual([]);
  await expect(one.registry.attest(none, passed)).rejects.toThrow(
    'media 9.9.9-x is not published.',
  );
});

test('a look without a browser changes nothing of what the gate has said', async () => {
  const gate = await asSomebody({ name: 'gatekeeper', remotes: ['media'], rights: ['gate'] });
  await gate.attest(which, passed);
  await gate.attest(which, bare);
  expect(await states()).toEqual([true, true]);
  await gate.attest(which, refused);
  await gate.attest(which, bare);
  expect(await states()).toEqual([false, true]);
  expect(gateStateOf(await gate.findings(which))).toBe('refused');
});

test('a finding of a key that nobody knows says nothing', async () => {
  await one.registry.attest(which, passed);
  const signed = readFileSync(fileOf('1.0.0-a'), 'utf8');
  const unknown = signed.replace(one.registry.keys.gate.own(), '0123456789abcdef');
  writeFileSync(path.join(folderOf('1.0.0-a'), 'another.json'), unknown);
  expect(await one.registry.findings(which)).toHaveLength(1);
});

test('the gate’s state of a release is that of the last word that counts', async () => {
  const state = async () => gateStateOf(await one.registry.findings(which));
  expect(await state()).toBe('none');
  await one.registry.attest(which, bare);
  expect(await state()).toBe('static');
  await one.registry.attest(which, passed);
  expect(await state()).toBe('passed');
  await one.registry.attest(which, bare);
  expect(await state()).toBe('passed');
  await one.registry.attest(which, refused);
  expect(await state()).toBe('refused');
});
