/** @jest-environment node */
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TrustedKey } from './TrustedKey';
import { createTrust, keyId, rightsOf, trustedKey } from './createTrust';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-trust-'));
  file = path.join(folder, 'trusted.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = trustedKey('AAAA', { name: 'first' });
const team = trustedKey('BBBB', { name: 'team', remotes: ['media', 'support'] });
const gone = { ...trustedKey('CCCC', { name: 'gone' }), revokedAt: '2026-01-01T00:00:00.000Z' };
const known = () => createTrust(file, () => first);

test('a key is called by the beginning of its digest', () => {
  // The sha256 of three zero bytes.
  expect(keyId('AAAA')).toBe('709e80c88487a241');
  expect(first.id).toBe(keyId('AAAA'));
});

test('a key may sign for all remotes, and by default what the gate finds only then', () => {
  expect(first).toMatchObject({ remotes: null, revokedAt: null });
  expect(first).not.toHaveProperty('rights');
  expect(rightsOf(first)).toEqual(['release', 'gate']);
  expect(rightsOf(team)).toEqual(['release']);
  const server = trustedKey('DDDD', { name: 'server', rights: ['server'] });
  expect(server.rights).toEqual(['server']);
  expect(rightsOf(server)).toEqual(['server']);
});

test('a list that is not there begins with the first key, for the eyes of its user only', () => {
  expect(known().list()).toEqual([first]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a key is found for its remotes, and not once it was revoked', () => {
  const trust = known();
  trust.change((keys) => [...keys, team, gone]);
  const found = (id: string, remote: string) => trust.find(id, remote)?.name;
  expect(found(first.id, 'payments')).toBe('first');
  expect([found(team.id, 'media'), found(team.id, 'support')]).toEqual(['team', 'team']);
  expect(found(team.id, 'payments')).toBeUndefined();
  expect(found(gone.id, 'media')).toBeUndefined();
  expect(found('0123456789abcdef', 'media')).toBeUndefined();
});

test('what is changed is there for others at once, and for those who have read it before', () => {
  const [one, other] = [known(), known()];
  expect(other.list()).toEqual([first]);
  one.change((keys) => [...keys, team]);
  expect(other.list()).toEqual([first, team]);
  expect(readdirSync(folder)).toEqual(['trusted.json']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

/** Another process, which has read the list, writes it with its own key as well, and lets go of the lock. */
const writeElsewhere = (keys: readonly TrustedKey[]) =>
  new Worker(
    `const { rmdirSync, writeFileSync } = require('node:fs');
    const { workerData: { file, text } } = require('node:worker_threads');
    writeFileSync(file, text);
    rmdirSync(file + '.lock');`,
    { eval: true, workerData: { file, text: JSON.stringify(keys) } },
  );

test('who changes it while another process does comes after that, and neither key is lost', async () => {
  const trust = known();
  const other = trustedKey('EEEE', { name: 'other' });
  const before = trust.list();
  mkdirSync(`${file}.lock`);
  const worker = writeElsewhere([...before, other]);
  trust.change((keys) => [...keys, team]);
  await once(worker, 'exit');
  expect(known().list()).toEqual([first, other, team]);
  expect(readdirSync(folder)).toEqual(['trusted.json']);
});

test('a lock that a process has left when it died keeps nobody waiting', () => {
  const trust = known();
  trust.list();
  mkdirSync(`${file}.lock`);
  utimesSync(`${file}.lock`, new Date(0), new Date(0));
  trust.change((keys) => [...keys, team]);
  expect(readdirSync(folder)).toEqual(['trusted.json']);
  expect(trust.list()).toEqual([first, team]);
});

test('a change that goes wrong leaves the list, and no lock', () => {
  const trust = known();
  const wrong = () => {
    throw new Error('No such key.');
  };
  expect(() => trust.change(wrong)).toThrow('No such key.');
  expect(trust.list()).toEqual([first]);
  expect(readdirSync(folder)).toEqual(['trusted.json']);
});

test('as long as nobody has changed it, it is the same list', () => {
  const trust = known();
  expect(trust.list()).toBe(trust.list());
  writeFileSync(file, JSON.stringify([team]));
  expect(trust.list()).toEqual([team]);
});
