/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuild } from '../writeBuild.fixture';
import { checkShell } from './checkShell';
import { wordsOf } from './Reason';

let folder: string;
let remotes: RemoteManifest[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-gate-'));
  const media = {
    name: 'media',
    release: '1.0.0-a',
    route: '/news',
    borrows: { react: '^19.0.0' },
  };
  const built = writeBuild(path.join(folder, 'media'), media);
  remotes = [readJson<RemoteManifest>(path.join(built, 'mfe.json'))];
  rmSync(built, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function shellWith(more: Partial<ShellManifest> = {}): ShellManifest {
  for (const file of ['main.js', 'sw.js']) writeFileSync(path.join(folder, file), '1');
  return {
    release: '2.0.0-x',
    contract: '1.0.0',
    scripts: ['main.js'],
    styles: [],
    texts: { ru: [], en: [] },
    lends: { react: '19.3.1' },
    parts: {},
    integrity: { 'main.js': integrityOf('1') },
    ...more,
  };
}

const check = async (shell: ShellManifest) =>
  (await checkShell({ folder, shell, remotes })).map((reason) => wordsOf(reason, 'en'));

test('lets a shell pass that every active remote can run in', async () => {
  expect(await check(shellWith())).toStrictEqual([]);
});

test('refuses a shell that an active remote does not fit, and names it', async () => {
  const refusals = await check(shellWith({ contract: '2.0.0', lends: { react: '20.0.0' } }));
  expect(refusals).toEqual([
    expect.stringContaining(
      'media 1.0.0-a does not fit the shell. It speaks the contract ^1.0.0, and the shell 2.0.0',
    ),
    expect.stringContaining('It borrows react ^19.0.0, and the shell lends 20.0.0'),
  ]);
});

test('says so in Russian, too', async () => {
  const [reason] = await checkShell({ folder, shell: shellWith({ lends: {} }), remotes });
  expect(reason && wordsOf(reason, 'ru')).toMatch(
    /^media 1\.0\.0-a не подходит к этой оболочке\. ./,
  );
});

test('refuses a shell without the scripts of server rendering, where any page of a remote is rendered so', async () => {
  const [media] = remotes as [RemoteManifest];
  const { declaration } = media;
  const [route] = declaration.routes as [RemoteManifest['declaration']['routes'][number]];
  const renderedAs = (name: string, ...more: (typeof route)[]): RemoteManifest => ({
    ...media,
    declaration: { ...declaration, name, routes: [{ ...route, isServerRendered: true }, ...more] },
  });
  const other = { ...route, path: '/news/other' };
  remotes = [media, renderedAs('events'), renderedAs('partners', other)];
  writeFileSync(path.join(folder, 'server.js'), '1');
  expect(await check(shellWith())).toEqual([
    'hydration.js is not there, and the server renders events, partners with it: build it again.',
  ]);
});

test('refuses a shell with files that are not those it was built with', async () => {
  const shell = shellWith({ styles: ['main.css'] });
  writeFileSync(path.join(folder, 'main.js'), '2');
  expect(await check(shell)).toEqual([
    'main.css has no hash in shell.json: build the shell again.',
    expect.stringMatching(/^main\.js differs from its hash/),
  ]);
});
