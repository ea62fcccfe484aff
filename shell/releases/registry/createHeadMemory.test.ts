/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHeadMemory, headText, parseHead } from './createHeadMemory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-heads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const head = (number: number, digest = 'd') => ({ number, digest, newest: { media: 'text' } });
const heads = () => path.join(folder, 'heads');
const onlyFile = () => path.join(heads(), readdirSync(heads()).join());

test('what a process of this machine has seen, another one remembers; of each store for itself', () => {
  const memory = createHeadMemory(folder, 'folder');
  expect(memory.read()).toBeUndefined();
  memory.write(head(3));
  expect(createHeadMemory(folder, 'folder').read()).toEqual(head(3));
  expect(createHeadMemory(folder, 'bucket').read()).toBeUndefined();
});

test('it goes on and never back', () => {
  const memory = createHeadMemory(folder, 'folder');
  memory.write(head(3));
  for (const seen of [head(2), head(3, 'other')]) memory.write(seen);
  expect(memory.read()).toEqual(head(3));
  memory.write(head(4));
  expect(memory.read()).toEqual(head(4));
});

test('before the first move there is nothing to remember', () => {
  createHeadMemory(folder, 'folder').write(head(0));
  expect(createHeadMemory(folder, 'folder').read()).toBeUndefined();
});

test('it is for the eyes of its user only, and nothing half-written is left', () => {
  createHeadMemory(folder, 'folder').write(head(3));
  expect(onlyFile()).toMatch(/\/[\da-f]{16}\.json$/);
  expect([heads(), onlyFile()].map((file) => statSync(file).mode & 0o777)).toEqual([0o700, 0o600]);
});

test('a memory that cannot be read is not taken for none', () => {
  const memory = createHeadMemory(folder, 'folder');
  memory.write(head(3));
  writeFileSync(onlyFile(), '{"number');
  expect(() => memory.read()).toThrow(SyntaxError);
});

test('a head says how far the history goes, by what digest, and what is newest', () => {
  const signed = { head: head(3), key: 'k', signature: 's' };
  expect(parseHead(JSON.stringify(signed))).toEqual(signed);
  expect(headText(head(3))).toBe(`campus head\n${JSON.stringify(head(3))}`);
});

test.each([
  undefined,
  '{"head',
  'null',
  '{}',
  '{"head":null}',
  '{"head":{"number":1.5,"digest":"d","newest":{}}}',
  '{"head":{"number":1,"newest":{}}}',
  '{"head":{"number":1,"digest":"d"}}',
])('what says less is no head: %s', (text) => {
  expect(parseHead(text)).toBeUndefined();
});
