/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { openBelieved, openKeys } from './openKeys';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-keys-'));
});
afterEach(() => {
  for (const name of ['TRUSTED_KEYS', 'GATE_KEY']) delete process.env[name];
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const list = () => path.join(folder, 'keys/trusted.json');
const newPem = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const revoke = ({ trust, own }: ReturnType<typeof openKeys>) =>
  trust.change((keys) =>
    keys.map((key) => (key.id === own() ? { ...key, revokedAt: '2026-01-01' } : key)),
  );

test('a fresh machine trusts its own key with releases, in the name of who has begun', () => {
  const keys = openKeys(folder);
  expect(keys.trust.list()).toMatchObject([{ id: keys.own(), name: userInfo().username }]);
  const rights = ['release', 'gate', 'server'] as const;
  expect(rights.map((right) => keys.may(keys.own(), right))).toEqual([true, true, false]);
  expect(keys.may('0123456789abcdef', 'release')).toBe(false);
});

test('a list that is named as nothing is that of this installation', () => {
  process.env.TRUSTED_KEYS = '';
  const keys = openKeys(folder);
  expect(keys.trust.list()).toMatchObject([{ id: keys.own() }]);
});

test('the server signs with a key of its own, which it adds to the list once', () => {
  const own = openKeys(folder).own();
  const keys = openKeys(folder, { isServer: true });
  openKeys(folder, { isServer: true });
  expect(keys.own()).not.toBe(own);
  expect(keys.gate.own()).toBe(keys.own());
  expect(keys.trust.list()).toMatchObject([
    { id: own },
    { id: keys.own(), name: 'server', rights: ['server'] },
  ]);
});

test('a list from elsewhere the server does not change, but says what is missing', () => {
  const known = openKeys(folder).trust.list();
  process.env.TRUSTED_KEYS = list();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const elsewhere = path.join(folder, 'elsewhere');
  const keys = openKeys(elsewhere, { isServer: true });
  expect(keys.trust.list()).toEqual(known);
  expect(error).toHaveBeenCalledWith(
    expect.stringMatching(
      /^This server may move nothing: npm run release -- keys trust \S{60} --server$/,
    ),
  );
});

test('findings are signed with the key that releases, unless the gate has one of its own', () => {
  const keys = openKeys(folder);
  expect(keys.gate.own()).toBe(keys.own());
  process.env.GATE_KEY = newPem();
  expect(keys.gate.own()).not.toBe(keys.own());
  expect(keys.gate.sign('text').key).toBe(keys.gate.own());
});

test('exactly what was signed is believed, for a remote of its key', () => {
  const keys = openKeys(folder);
  const signed = keys.sign('text');
  expect(keys.signerOf('text', signed)?.id).toBe(keys.own());
  expect(keys.isSigned('media', 'text', signed)).toBe(true);
  const odd: (typeof signed)[] = [
    { ...signed, signature: keys.sign('other').signature },
    { ...signed, signature: { a: 1 } as never },
    { ...signed, key: '0123456789abcdef' },
  ];
  for (const each of odd) {
    expect(keys.signerOf('text', each)).toBeUndefined();
    expect(keys.isSigned('media', 'text', each)).toBe(false);
  }
  keys.trust.change((all) => all.map((key) => ({ ...key, remotes: ['support'] })));
  expect(keys.isSigned('media', 'text', signed)).toBe(false);
  expect(keys.isSigned('support', 'text', signed)).toBe(true);
});

test('of a revoked key it is known that it has signed, and nothing of it is believed', () => {
  const keys = openKeys(folder);
  const signed = keys.sign('text');
  revoke(keys);
  expect(keys.signerOf('text', signed)?.revokedAt).toBe('2026-01-01');
  expect(keys.isSigned('media', 'text', signed)).toBe(false);
});

test('with the keys of another environment is read, and nothing signed', () => {
  const keys = openKeys(folder);
  const signed = keys.sign('text');
  expect(keys.isSigned('media', 'text', signed)).toBe(true);
  const believed = openBelieved(list());
  expect(believed.isSigned('media', 'text', signed)).toBe(true);
  for (const signer of [believed, believed.gate]) {
    expect(signer.own()).toBe('');
    expect(() => signer.sign('text')).toThrow('Nothing is signed with the keys of another');
  }
});

test('a list of another environment that is not there is not begun', () => {
  const { trust } = openBelieved(`${folder}/none.json`);
  expect(() => trust.list()).toThrow('none.json is not there.');
});
