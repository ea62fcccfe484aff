/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecret, writeOnce } from './createSecret';

const mockDisk = { isFull: false };
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  const writeFileSync: typeof actual.writeFileSync = (file, text, options) => {
    actual.writeFileSync(file, mockDisk.isFull ? '' : text, options);
    if (mockDisk.isFull) throw new Error('ENOSPC: no space left on device');
  };
  return { ...actual, writeFileSync };
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'campus-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'keys/secret');

test('what was signed is given back without its signature, dots and all', () => {
  const { sign, verify } = createSecret(folder);
  for (const text of ['a', 'media@1.0.0-a.support@2', 'слово'])
    expect(verify(sign(text))).toBe(text);
});

test('the signature is one of its text, in letters for a cookie', () => {
  expect(createSecret(folder, 'given').sign('text')).toBe(
    'text.SdkPFY4csRXBDRT0o2wECw4YuxtsnFvvtMS55aQMn-E',
  );
});

test('what was not signed here is nothing', () => {
  const { sign, verify } = createSecret(folder);
  const signed = sign('text');
  const mac = signed.slice('text.'.length);
  const foreign = createSecret(folder, 'of another').sign('text');
  for (const one of [
    ...[undefined, '', '.', 'text', 'text.', `.${mac}`, `other.${mac}`, `text${mac}`],
    ...[signed.slice(0, -1), `${signed}a`, `text.${mac.slice(1)}a`, foreign, mac],
    // As long as a signature, and in more bytes.
    ...[createSecret(folder).sign(''), `text.é${mac.slice(1)}`],
  ])
    expect(verify(one)).toBeUndefined();
});

test('a server that starts again knows its own signatures, and nobody else may read how', () => {
  const signed = createSecret(folder).sign('text');
  expect(createSecret(folder).verify(signed)).toBe('text');
  expect(readFileSync(file(), 'utf8')).toMatch(/^[\w-]{43}$/);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('one that is given empty is none', () => {
  expect(createSecret(folder, '').verify(createSecret(folder).sign('text'))).toBe('text');
});

test('a secret that is given is used, and none is written', () => {
  const signed = createSecret(folder, 'given').sign('text');
  expect(createSecret(folder, 'given').verify(signed)).toBe('text');
  expect(existsSync(file())).toBe(false);
});

test('an empty file, as a full disk leaves one, is no secret', () => {
  mkdirSync(path.dirname(file()));
  writeFileSync(file(), '');
  expect(() => createSecret(folder)).toThrow('keys/secret is empty');
});

test('a full disk leaves no secret that is empty, and the next start makes a whole one', () => {
  mockDisk.isFull = true;
  expect(() => createSecret(folder)).toThrow('ENOSPC');
  mockDisk.isFull = false;
  expect(readdirSync(path.dirname(file()))).toStrictEqual([]);
  createSecret(folder);
  expect(readFileSync(file(), 'utf8')).toMatch(/^[\w-]{43}$/);
});

test('of two who write at once the first one counts for both', () => {
  const of = path.join(folder, 'once');
  const second = writeOnce(of, () => writeOnce(of, () => 'first') && 'second');
  expect(second).toBe('first');
  expect(writeOnce(of, () => 'third')).toBe('first');
});

test('what cannot be written says so', () => {
  const of = path.join(folder, 'once');
  writeOnce(of, () => 'a file');
  expect(() => writeOnce(path.join(of, 'below'), () => '')).toThrow(/EEXIST|ENOTDIR/);
});
