/** @jest-environment node */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@campus/shared/build/root';

jest.setTimeout(900_000);

const remote = 'mfe-participant';
const kept = ['package.json', 'package-lock.json', 'shared', 'shell', remote];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The sources of this checkout in another place, with packages that a test may change. */
function copySources(below = '.') {
  const copies = path.join(root, '.cache/sources', below);
  mkdirSync(copies, { recursive: true });
  const copy = mkdtempSync(path.join(copies, 'copy-'));
  folders.push(copy);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...kept];
  const names = execFileSync('git', list, { cwd: root, maxBuffer: 64e6 }).toString().split('\0');
  for (const name of names.filter((each) => each && existsSync(path.join(root, each)))) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(copy, name));
  }
  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@campus'), { recursive: true });
  for (const name of ['shared', 'shell', remote])
    symlinkSync(path.join(copy, name), path.join(packages, '@campus', name));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter(
    (each) => each !== '@campus',
  ))
    if (name === 'zod')
      cpSync(path.join(root, 'node_modules', name), path.join(packages, name), { recursive: true });
    else symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  return copy;
}

async function build(copy: string, name: string, manifest: string) {
  const webpack = path.join(copy, 'node_modules/webpack/bin/webpack.js');
  const words = ['--import', 'tsx', webpack, '--config', 'webpack.config.ts'];
  const folder = path.join(copy, name);
  await promisify(execFile)(process.execPath, words, { cwd: folder, maxBuffer: 64e6 });
  const dist = path.join(folder, 'dist');
  const said = readFileSync(path.join(dist, manifest), 'utf8');
  return { dist, ...(JSON.parse(said) as { release: string }) };
}

async function idOf(copy: string) {
  const { dist, release } = await build(copy, remote, 'mfe.json');
  // No file of the build before may be left, which looks the same but for the name in it.
  const scripts = readdirSync(dist).filter((file) => /^\d+\.\w+\.js$/.test(file));
  const registers = `webpackChunkcampus_participant_${release.replace(/\W/g, '_')}`;
  for (const file of scripts)
    expect(readFileSync(path.join(dist, file), 'utf8')).toContain(registers);
  return release;
}

const line = '\nexport const more = 1;\n';

test('a remote is new when what it is made of has changed, and when nothing else has', async () => {
  const copy = copySources();
  const at = (file: string) => path.join(copy, file);
  const append = (file: string, text = line) =>
    writeFileSync(at(file), readFileSync(at(file), 'utf8') + text);
  const replace = (file: string, from: string, to: string) => {
    const text = readFileSync(at(file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(at(file), text.replace(from, to));
  };
  const bump = (file: string) => replace(file, '"version": "', '"version": "9');
  const main = `${remote}/src/remote.tsx`;
  const words = (text: string) => {
    mkdirSync(at(`${remote}/src/testing`), { recursive: true });
    writeFileSync(at(`${remote}/src/testing/words.ts`), `export const words = '${text}';`);
  };
  const changes: Record<string, () => void> = {
    nothing: () => undefined,
    'own test': () => append(`${remote}/src/verify/VerifyScreen.test.tsx`),
    'contract of another domain': () => append('shared/contract/payments/calls.ts'),
    'kit that it uses': () => append('shared/ui/Button/Button.tsx'),
    'kit that it does not use': () => append('shared/chart/Chart/Chart.tsx'),
    'helper of tests': () => append('shared/testing/stub.tsx'),
    'command line': () => append('shell/releases/main.ts'),
    'package that it does not carry': () =>
      replace(
        'package-lock.json',
        '"node_modules/pino": {\n      "version": "',
        '"node_modules/pino": {\n      "version": "9',
      ),
    'own source': () =>
      replace(main, 'widgets: {', 'widgets: { [document.title]: () => Promise.reject(),'),
    'own words': () => replace(`${remote}/src/locales/ru.json`, '": "', '": "Новое '),
    'own declaration': () => replace(`${remote}/remote.ts`, "ru: '", "ru: 'Новое "),
    'own source in a folder called testing': () => {
      words('one');
      append(
        main,
        "import { words } from './testing/words';\nif (words === document.title) throw new Error(words);\n",
      );
    },
    'the same once more': () => words('two'),
    'contract that it uses': () =>
      replace('shared/contract/cards/calls.ts', "path: '/", "path: '/new/"),
    'package that it carries': () => bump('node_modules/zod/package.json'),
  };
  let id = await idOf(copy);
  const became: Record<string, string> = {};
  for (const [what, change] of Object.entries(changes)) {
    change();
    const next = await idOf(copy);
    became[what] = next === id ? 'the same' : 'new';
    id = next;
  }
  expect(became).toEqual({
    nothing: 'the same',
    'own test': 'the same',
    'contract of another domain': 'the same',
    'kit that it uses': 'the same',
    'kit that it does not use': 'the same',
    'helper of tests': 'the same',
    'command line': 'the same',
    'package that it does not carry': 'the same',
    'own source': 'new',
    'own words': 'new',
    'own declaration': 'new',
    'own source in a folder called testing': 'new',
    'the same once more': 'new',
    'contract that it uses': 'new',
    'package that it carries': 'new',
  });
});

test('the same sources are the same release in every place, the shell among them', async () => {
  const idsOf = async (copy: string) => [
    await idOf(copy),
    (await build(copy, 'shell', 'shell.json')).release,
  ];
  expect(await idsOf(copySources())).toEqual(await idsOf(copySources('deeper/still')));
});
