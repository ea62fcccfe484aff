/** @jest-environment node */
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { sharing, type Stats } from 'webpack';
import { watchRemote } from './watchRemote';

const folder = mkdtempSync(path.join(tmpdir(), 'campus-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** As much of the declaration as is looked at. */
const declared = (title: string, name = 'parking') =>
  ({ name, title: { ru: title, en: title } }) as RemoteDeclaration;

/** Builds a remote again and again, as its development server does. */
function startWatching() {
  const declaration = declared('One');
  let onFile = declaration;
  const consumes = Object.fromEntries(
    ['@campus/shared/ui/', 'react'].map((key) => [
      key,
      { import: false as const, singleton: true },
    ]),
  );
  const compiler = webpack({
    context: folder,
    mode: 'development',
    devtool: false,
    entry: './src/remote.tsx',
    output: { path: path.join(folder, 'dist') },
    module: { rules: [{ test: /\.tsx?$/, type: 'javascript/auto' }] },
    resolve: { extensions: ['.tsx', '.ts'] },
    plugins: [new sharing.ConsumeSharedPlugin({ consumes })],
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  const reload = jest.fn();
  let watched: readonly string[] = [];
  watchRemote(compiler, {
    folder,
    declaration,
    readDeclaration: () => Promise.resolve(onFile),
    reload,
  });
  return {
    declaration,
    reload,
    watched: () => watched,
    /** What is on the file system is built; gives what is wrong with it. */
    build: (changed: string[] = []) =>
      new Promise<string[]>((resolve, reject) => {
        compiler.modifiedFiles = new Set(changed.map((file) => path.join(folder, file)));
        void compiler.hooks.watchRun.promise(compiler).then(() =>
          compiler.run((error, stats?: Stats) => {
            if (error) {
              reject(error);
              return;
            }
            watched = [...(stats?.compilation.fileDependencies ?? [])];
            resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
          }),
        );
      }),
    declare: (next: RemoteDeclaration) => (onFile = next),
  };
}

const main = 'src/remote.tsx';
const using = (...modules: string[]) => modules.map((each) => `import '${each}';`).join('\n');

async function started() {
  write('remote.ts', 'export const remote = 1;');
  write(main, using('react'));
  const remote = startWatching();
  expect(await remote.build()).toStrictEqual([]);
  return remote;
}

test('a change that the page can take in place loads nothing anew', async () => {
  const { build, reload } = await started();
  write(main, `${using('react')}\nexport const more = 1;`);
  expect(await build([main])).toStrictEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a component of the kit that is imported, left out and imported again loads the page anew', async () => {
  const { build, reload } = await started();
  for (const modules of [
    ['react', '@campus/shared/ui/Button'],
    ['react'],
    ['react', '@campus/shared/ui/Button'],
  ]) {
    reload.mockClear();
    write(main, using(...modules));
    expect(await build([main])).toStrictEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  }
});

test('what nobody lends is an error', async () => {
  const { build, reload } = await started();
  write(main, using('@campus/shared/ui/Badge'));
  expect(await build([main])).toEqual([
    '@campus/shared/ui/Badge is imported, and the shell lends no such module.',
  ]);
  expect(reload).not.toHaveBeenCalled();
});

test('a mended error loads the page anew', async () => {
  const { build, reload } = await started();
  write(main, 'const = 1;');
  expect(await build([main])).not.toStrictEqual([]);
  expect(reload).not.toHaveBeenCalled();
  write(main, using('react'));
  expect(await build([main])).toStrictEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what the declaration is written in is watched, though the code of the page goes without it', async () => {
  write('heads/newsHead.ts', 'export const newsHead = 1;');
  write('dist/old.ts', '');
  const { watched } = await started();
  for (const file of ['remote.ts', 'heads/newsHead.ts', main])
    expect(watched()).toContain(path.join(folder, file));
  expect(watched()).not.toContain(path.join(folder, 'dist/old.ts'));
});

test('another declaration is taken over and loads the page anew; one that cannot be is an error', async () => {
  const { build, reload, declare, declaration } = await started();
  declare(declared('Two'));
  expect(await build(['remote.ts'])).toStrictEqual([]);
  expect(declaration.title.en).toBe('Two');
  expect(reload).toHaveBeenCalledTimes(1);
  declare(declared('Two', 'garage'));
  expect(await build(['remote.ts'])).toEqual([
    'remote.ts: The remote is called garage now: start npm run dev again.',
  ]);
  expect(declaration.name).toBe('parking');
});
