/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPrivate } from './keepPrivate';

const before = process.umask(0o022);
const parent = mkdtempSync(path.join(tmpdir(), 'campus-private-'));
afterAll(() => {
  process.umask(before);
  rmSync(parent, { recursive: true });
});

const modeOf = (...parts: string[]) => statSync(path.join(parent, ...parts)).mode & 0o777;

test('a new folder and what is written from then on are for the user alone', () => {
  const folder = path.join(parent, 'new');
  keepPrivate(folder);
  mkdirSync(path.join(folder, 'outbox'));
  writeFileSync(path.join(folder, 'outbox/letter'), 'code');
  expect(modeOf('new')).toBe(0o700);
  expect(modeOf('new/outbox')).toBe(0o700);
  expect(modeOf('new/outbox/letter')).toBe(0o600);
});

test('a folder that others could look into is closed, and those in it', () => {
  const folder = path.join(parent, 'old');
  for (const each of [folder, path.join(folder, 'db')]) {
    mkdirSync(each);
    chmodSync(each, 0o755);
  }
  keepPrivate(folder);
  expect([modeOf('old'), modeOf('old/db')]).toEqual([0o700, 0o700]);
});

test('a folder that everybody writes into is not taken from them', () => {
  const folder = path.join(parent, 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  expect(() => keepPrivate(folder)).toThrow('DATA_DIR must be a folder of its own');
  expect(modeOf('shared')).toBe(0o777);
});
