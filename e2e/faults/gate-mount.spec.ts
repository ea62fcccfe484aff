import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { mountRelease } from '../../shell/releases/gate/mountRelease';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { templateFolder } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { variants } from '../fixtures/publishVariant';
import { writeVariant } from '../../shell/releases/demo/writeVariant';

// Each test starts a product of its own and looks at every page of a remote.
test.describe.configure({ timeout: 240_000 });

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'campus-gate-'));
  for (const part of ['registry', 'keys'])
    await cp(path.join(templateFolder, part), path.join(dataFolder, part), { recursive: true });
});
test.afterEach(() => rm(dataFolder, { recursive: true, force: true }));

type Change = (code: string, file: string, manifest: RemoteManifest) => string;

/** What the gate says after it has mounted the media remote, changed like this. */
async function mounted(release: string, change: Change): Promise<string[]> {
  const registry = await openRegistry({ dataFolder });
  const folder = await writeVariant(registry, { name: 'media', release }, change);
  const which = await registry.publish(folder);
  await rm(folder, { recursive: true, force: true });
  return mountRelease({ registry, which });
}

/** Code that runs when the remote is imported. */
const atImport = (harm: string) => (code: string) =>
  code.replace(/\{(\d+\([\w$]+,[\w$]+,[\w$]+\)\{)/, `{$1${harm}`);

const isExposed = (file: string, { exposed }: RemoteManifest) => exposed.includes(file);

const onNews = 'Mounted as a guest, the route /news ';

test('a sound release is mounted without a word against it', async () => {
  expect(await mounted('2.0.0-sound', (code) => code)).toEqual([]);
});

test('a release that throws at render is refused, and its other pages are not blamed', async () => {
  const refusals = await mounted('2.0.0-render', (code, file, manifest) =>
    isExposed(file, manifest) ? variants.throwsAtRender(code) : code,
  );
  expect(refusals[0]).toBe(`${onNews}shows the card of a failed remote instead of its content.`);
  expect(refusals.join('\n')).toContain('broken at render');
  expect(refusals.filter((refusal) => !refusal.startsWith(onNews))).toEqual([]);
});

test('a release that leaks, complains, rejects and evaluates is refused for each of it', async () => {
  const harm = [
    // Once, in whichever of its files comes first: a page says no more than five things.
    'if(!globalThis.visits){globalThis.visits=1;Array.prototype.last=1;',
    '{const own=fetch;globalThis.fetch=(...a)=>own(...a)}',
    'console.error("left in by accident");Promise.reject(new Error("left alone"));',
    'try{[]["flat"]["constructor"]("return 1")()}catch(e){}}',
  ].join('');
  const refusals = await mounted('2.0.0-leaks', (code, file, manifest) => {
    if (isExposed(file, manifest)) return atImport(harm)(code);
    const isStyle = file.endsWith('.css') && manifest.screens.NewsListScreen?.includes(file);
    return isStyle ? `${code} body{letter-spacing:3px} :root{--color-link:red}` : code;
  });
  const said = refusals.filter((refusal) => refusal.startsWith(onNews)).join('\n');
  expect(said).toContain('leaves visits, Array.prototype.last in the window: keep it in a module.');
  expect(said).toContain('replaces fetch of the browser');
  expect(said).toContain('body { letter-spacing }');
  expect(said).toContain('html { --color-link }');
  expect(said).toContain('left in by accident');
  expect(said).toContain('left alone');
  expect(said).toMatch(/The policy of the page stopped|Content Security Policy/);
});

test('a release whose page stays empty is refused', async () => {
  const nothing = 'NewsListScreen:()=>Promise.resolve({NewsListScreen(){return null}}),Before:()=>';
  const refusals = await mounted('2.0.0-empty', (code, file, manifest) =>
    isExposed(file, manifest) ? code.replace('NewsListScreen:()=>', nothing) : code,
  );
  expect(refusals).toEqual([`${onNews}shows nothing after 30 s: it is empty or still loading.`]);
});
