/** @jest-environment node */
import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gate } from './gate';
import { writeBuild } from './writeBuild.fixture';

const shell = {
  release: '1.0.0-x',
  scripts: [],
  styles: [],
  lends: { react: '19.3.1' },
  parts: {},
  integrity: {},
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'campus-gate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function candidate(options: Partial<Parameters<typeof writeBuild>[1]> = {}) {
  const name = options.name ?? 'media';
  const folder = writeBuild(path.join(root, name), { name, release: '1.0.0-a', ...options });
  return { folder, manifest: readJson<RemoteManifest>(path.join(folder, 'mfe.json')) };
}

test('lets a whole and compatible release pass', () => {
  const release = candidate({ route: '/news', borrows: { react: '^19.0.0' } });
  expect(gate({ ...release, shell, others: [] })).toEqual([]);
});

test('refuses a release with a changed file', () => {
  const release = candidate();
  writeFileSync(path.join(release.folder, 'entry.js'), 'alert(1)');
  expect(gate({ ...release, shell, others: [] })).toEqual([
    'entry.js is missing or differs from its hash',
  ]);
});

test('refuses a release that borrows what the shell does not lend', () => {
  const release = candidate({ borrows: { react: '^20.0.0', vue: '*' } });
  expect(gate({ ...release, shell, others: [] })).toEqual([
    'it borrows react ^20.0.0, the shell lends 19.3.1',
    'it borrows vue *, the shell lends none',
  ]);
});

test('refuses a route that another remote owns, whatever its parameters are called', () => {
  const release = candidate({ name: 'support', route: '/news/:id' });
  const others = [candidate({ route: '/news/:url' }).manifest];
  expect(gate({ ...release, shell, others })).toEqual(['/news/:id belongs to media']);
});
