import { integrityOf } from '@campus/shared/build/integrityOf';
import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuild } from '../writeBuild.fixture';
import { checkRelease } from './checkRelease';
import { wordsOf } from './Reason';

export const shell: ShellManifest = {
  release: '1.0.0-x',
  contract: '1.2.0',
  scripts: [],
  styles: [],
  texts: { ru: [], en: [] },
  lends: { react: '19.3.1' },
  parts: {},
  integrity: {},
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'campus-gate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

export const title = { ru: 'Новости', en: 'News' };

/** A remote as its build leaves it, in a folder of its own test. */
export function built(options: Partial<Parameters<typeof writeBuild>[1]> = {}) {
  const name = options.name ?? 'media';
  const folder = writeBuild(path.join(root, name), { name, release: '1.0.0-a', ...options });
  return { folder, manifest: readJson<RemoteManifest>(path.join(folder, 'mfe.json')) };
}

export type Built = ReturnType<typeof built>;

/** Puts a file into the release as its build would. */
export function add({ folder, manifest }: Built, file: string, content: string | Buffer) {
  writeFileSync(path.join(folder, file), content);
  manifest.integrity[file] = integrityOf(content);
}

/** What the gate says against it, in English. It says all of it in Russian, too. */
export async function check(release: Built, others: RemoteManifest[] = []) {
  const reasons = await checkRelease({ ...release, shell, others });
  expect(reasons.map((reason) => wordsOf(reason, 'ru'))).not.toContain('');
  return reasons.map((reason) => wordsOf(reason, 'en'));
}

export const declare = ({ manifest }: Built, more: Partial<RemoteManifest['declaration']>) =>
  Object.assign(manifest.declaration, more);

export const entryOf = (to: string) =>
  ({ to, label: title, icon: 'news', group: 'main', order: 1, access: 'public' }) as const;
export const slotOf = (widget: string) =>
  ({ place: 'home.main', widget, order: 1, access: 'public' }) as const;
