/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIn, sourcesForFile } from '../fixtures/sourcesForFile';

jest.setTimeout(900_000);

const remote = 'mfe-participant';
const copySources = sourcesForFile(remote);

async function idOf(copy: string) {
  const { dist, release } = await buildIn(copy, remote);
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
  // They make no other release, so one build tells of all of them.
  const harmless: Record<string, () => void> = {
    'own test': () => append(`${remote}/src/verify/VerifyScreen.test.tsx`),
    'contract of another domain': () => append('shared/contract/payments/calls.ts'),
    'kit that it uses': () => append('shared/ui/Button/Button.tsx'),
    'kit that it does not use': () => append('shared/chart/Chart/Chart.tsx'),
    'helper of tests': () => append('shared/testing/stub.ts'),
    'command line': () => append('shell/dev/release.ts'),
    'package that it does not carry': () =>
      replace(
        'package-lock.json',
        '"node_modules/pino": {\n      "version": "',
        '"node_modules/pino": {\n      "version": "9',
      ),
  };
  const changes: Record<string, () => void> = {
    [Object.keys(harmless).join(', ')]: () => {
      for (const change of Object.values(harmless)) change();
    },
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
    [Object.keys(harmless).join(', ')]: 'the same',
    'own source': 'new',
    'own words': 'new',
    'own declaration': 'new',
    'own source in a folder called testing': 'new',
    'the same once more': 'new',
    'contract that it uses': 'new',
    'package that it carries': 'new',
  });
});
