/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { BuildManifest, unnamedRelease } from './BuildManifest';
import { mapsFolder } from './mapsFolder';
import { SourceMapsAside } from './SourceMapsAside';

const folder = mkdtempSync(path.join(tmpdir(), 'campus-maps-'));
writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
writeFileSync(path.join(folder, 'main.js'), 'const words = "said";\nconsole.log(words);\n');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(mapsFolder(folder), { recursive: true, force: true });
});

/** What lies in the built folder, by name. */
async function build(hasMaps: boolean) {
  const release = unnamedRelease(folder);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:8].js', clean: true },
    plugins: [
      ...(hasMaps ? [new SourceMapsAside(folder)] : []),
      new BuildManifest({
        ...{ file: 'mfe.json', entry: 'main', release },
        describe: ({ integrity }) => ({ integrity }),
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const dist = path.join(folder, 'dist');
  const read = (name: string) => [name, readFileSync(path.join(dist, name), 'utf8')] as const;
  return Object.fromEntries(readdirSync(dist).sort().map(read));
}

test('a build with maps is the very same release, and its maps lie elsewhere', async () => {
  const without = await build(false);
  expect(existsSync(mapsFolder(folder))).toBe(false);
  const built = await build(true);
  expect(built).toEqual(without);
  const [code = ''] = Object.keys(built).filter((name) => name.endsWith('.js'));
  expect(readdirSync(mapsFolder(folder))).toEqual([`${code}.map`]);
  const map = readFileSync(path.join(mapsFolder(folder), `${code}.map`), 'utf8');
  expect(map).toContain('main.js"');
  expect(map).not.toContain('sourcesContent');
});
