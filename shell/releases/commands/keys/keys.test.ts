/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asked, commandContext } from '../commandContext.fixture';
import { keysList } from './keysList';
import { keysNew } from './keysNew';
import { keysRevoke } from '../../cli/keyCommands';
import { keysTrust } from '../../cli/keyCommands';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
});
afterEach(() => {
  delete process.env.RELEASE_KEY;
  made.forget();
});

const foreign = () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
};

test('a new key is trusted for its remotes, and its private part is for nobody else', async () => {
  const { key, file, publicKey } = await keysNew(
    made.context,
    asked(['media-team'], { remotes: ['media'] }),
  );

  expect(key).toMatchObject({ name: 'media-team', remotes: ['media'], revokedAt: null });
  expect(readFileSync(file, 'utf8')).toContain('PRIVATE KEY');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(publicKey).toContain('PUBLIC KEY');
  const listed = await keysList(made.context);
  expect(listed.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    [expect.any(String), true],
    ['media-team', false],
  ]);
});

test('a key is never written over', async () => {
  const { file } = await keysNew(made.context, asked(['team']));
  const before = readFileSync(file, 'utf8');
  await expect(keysNew(made.context, asked(['team']))).rejects.toThrow('is there already');
  await expect(keysNew(made.context, asked(['../team']))).rejects.toThrow('cannot be the name');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('where a key cannot be trusted none is written', async () => {
  await expect(keysNew(made.context, asked(['server']))).rejects.toThrow('server’s own key');
  expect(existsSync(path.join(made.context.keysFolder, 'server.pem'))).toBe(false);

  writeFileSync(path.join(made.context.keysFolder, 'trusted.json'), 'no list');
  await expect(keysNew(made.context, asked(['team']))).rejects.toThrow('not valid JSON');
  expect(existsSync(path.join(made.context.keysFolder, 'team.pem'))).toBe(false);
});

test('trusts a public key from a file, from its text, and from the middle of its text', async () => {
  const [one, two, three] = [foreign(), foreign(), foreign()];
  const file = path.join(made.dataFolder, 'team.pub');
  writeFileSync(file, one);
  const middle = three.split('\n')[1] ?? '';
  for (const given of [file, two, middle])
    expect(await keysTrust(made.context, asked([given], { name: 'team' }))).toMatchObject({
      name: 'team',
      remotes: null,
    });
  await expect(keysTrust(made.context, asked([two], { name: 'again' }))).rejects.toMatchObject({
    kind: 'conflict',
    message: /trusted already: team, for all remotes/,
  });
});

test('refuses what is no public key, and above all a private one', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const rsaPem = rsa.export({ type: 'spki', format: 'pem' }).toString();
  const trust = (text: string) => keysTrust(made.context, asked([text], { name: 'team' }));

  await expect(trust(pem)).rejects.toThrow('stays with its owner');
  await expect(trust(rsaPem)).rejects.toThrow('neither an Ed25519 public key');
  await expect(trust('nonsense')).rejects.toThrow('neither an Ed25519 public key');
  await expect(keysTrust(made.context, asked([foreign()]))).rejects.toThrow('Say whose key it is');
});

test('a revoked key is revoked for ever', async () => {
  const pem = foreign();
  const { id } = await keysTrust(made.context, asked([pem], { name: 'team' }));
  expect((await keysRevoke(made.context, asked([id.slice(0, 6)]))).revokedAt).not.toBeNull();

  await expect(keysRevoke(made.context, asked([id]))).rejects.toThrow('revoked already');
  await expect(keysTrust(made.context, asked([pem], { name: 'team' }))).rejects.toThrow('for ever');
  await expect(keysRevoke(made.context, asked(['nobody']))).rejects.toThrow('No key is nobody');
});

test('who is not believed revokes a key, and leaves the history as sound as it was', async () => {
  await made.released('1.0.0-a');
  await keysTrust(made.context, asked([foreign()], { name: 'team' }));
  const { privateKey } = generateKeyPairSync('ed25519');
  process.env.RELEASE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await keysRevoke(made.context, asked(['team']));
  expect(await made.registry.alarms()).toStrictEqual([]);
});

test('revoking a key that visitors depend on says what they lose, and waits for a yes', async () => {
  await made.released('1.0.0-a');
  const own = made.registry.keys.own();

  await expect(keysRevoke(made.context, asked([own]))).rejects.toMatchObject({
    kind: 'refused',
    reasons: [expect.stringContaining('media')],
  });
  expect(await made.channel()).toBeDefined();
  await keysRevoke(made.context, asked([own], { yes: true }));
  expect(await made.channel()).toBeUndefined();
});
