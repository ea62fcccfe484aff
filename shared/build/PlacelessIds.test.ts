/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { numbersOf, PlacelessIds, placeless } from './PlacelessIds';

const inside = path.join(root, 'mfe-media');
const outside = path.join(path.parse(root).root, 'teams', 'parking');
const way = (folder: string, file: string) => {
  const relative = path.relative(folder, path.join(root, file)).replaceAll(path.sep, '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
};

test('a file of its own is called by its way from the folder, wherever that stands', () => {
  expect(placeless('./src/home/Screen.tsx', inside)).toBe('./src/home/Screen.tsx');
  expect(placeless('./src/home/Screen.tsx', outside)).toBe('./src/home/Screen.tsx');
});

test('a file of a package is called by its package, however deep that lies', () => {
  expect(placeless(way(inside, 'node_modules/zod/mini/index.js'), inside)).toBe(
    'zod/mini/index.js',
  );
  expect(placeless('./node_modules/zod/mini/index.js', outside)).toBe('zod/mini/index.js');
});

test('the kit has one name in a checkout and among packages', () => {
  const name = '@campus/shared/contract/call.ts';
  expect(placeless(way(inside, 'shared/contract/call.ts'), inside)).toBe(name);
  expect(placeless(`./node_modules/${name}`, outside)).toBe(name);
});

test('what loads a file is called the same way', () => {
  expect(
    placeless('css ../node_modules/css-loader/dist/cjs.js??rule!./src/a.module.css|0', inside),
  ).toBe('css css-loader/dist/cjs.js??rule!./src/a.module.css|0');
  expect(placeless('webpack/sharing/consume/default/react', inside)).toBe(
    'webpack/sharing/consume/default/react',
  );
});

test('what the federation calls by an absolute path has no place in its name', () => {
  const file = path.join(outside, 'node_modules/.federation/entry.0a1b2c.js').replaceAll('\\', '/');
  expect(placeless(`webpack/container/entry/x ["${file}","./src/remote.tsx"]`, outside)).toBe(
    'webpack/container/entry/x [".federation/entry.js","./src/remote.tsx"]',
  );
});

test('numbers depend on the names alone, and are all different', () => {
  const names = Array.from({ length: 500 }, (_, index) => `module ${index}`);
  const numbers = numbersOf(names);
  expect(new Set(numbers).size).toBe(500);
  expect(numbersOf([...names].reverse())).toEqual([...numbers].reverse());
  expect(Math.max(...numbers)).toBeLessThan(100_000);
});

/** The numbers of all modules of a host that lies in this folder. */
async function numbersIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  write('later.js', 'export const later = 1;');
  const plugin = write('plugin.js', 'export default () => ({ name: "plugin" });');
  const config: webpack.Configuration = {
    mode: 'production',
    context: folder,
    entry: write('main.js', 'import("./later.js");'),
    output: { path: path.join(folder, 'dist') },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        dts: false,
        dev: false,
        manifest: false,
        runtimePlugins: [plugin],
      }),
      new PlacelessIds(),
    ],
  };
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(config, (error, built) => {
      if (error) reject(error);
      else resolve(built);
    });
  });
  const { modules = [] } = stats?.toJson({ all: false, modules: true, ids: true }) ?? {};
  return modules
    .map(({ id }) => String(id ?? ''))
    .filter(Boolean)
    .sort();
}

test('a host has the same numbers in every folder, those of the federation’s own entry as well', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'campus-places-'));
  const here = await numbersIn(path.join(folder, 'here'));
  expect(here.length).toBeGreaterThan(2);
  expect(await numbersIn(path.join(folder, 'deeper/there'))).toEqual(here);
  rmSync(folder, { recursive: true });
});
