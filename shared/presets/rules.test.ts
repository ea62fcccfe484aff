/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is wrong with a file, by its text. */
const wrong: Record<string, { text: string; found: string[] }> = {
  'mfe-x/src/Wrong.tsx': {
    text: `import i18next from 'i18next';
import { ofetch } from 'ofetch';
import { Link } from 'react-router';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { a } from '../../shared/ui/a';
import { b } from '../../e2e/b';
import { c } from '../../mfe-y/src/c';
import { d } from '@campus/shell/d';
export let state = [i18next, ofetch, Link, z, readFileSync, a, b, c, d];
const wide = window.innerWidth > 3;
export function Wrong({ given }: { given: string[] }) {
  if (given.length == 0) useState(0);
  useEffect(() => console.log(given), []);
  return (
    <div onClick={() => wide} data-testid="it">
      <img src="a.png" />
    </div>
  );
}
export function Changes() {
  const [it] = useState({ a: 1 });
  it.a = 2;
  return <p>{it.a}</p>;
}
`,
    found: [
      'campus(imports)*9',
      'campus(no-browser-at-import)*1',
      'campus(syntax)*2',
      'eslint(eqeqeq)*1',
      'eslint(prefer-const)*1',
      'jsx-a11y(alt-text)*1',
      'jsx-a11y(click-events-have-key-events)*1',
      'jsx-a11y(no-static-element-interactions)*1',
      'react(immutability)*1',
      'react-hooks(exhaustive-deps)*1',
      'react-hooks(rules-of-hooks)*1',
    ],
  },
  'shared/ui/wrong.ts': {
    text: `import { a } from '../../shell/page/a';
import { b } from 'zod';
export const both: any = [a, b];
`,
    found: ['campus(imports)*2', 'typescript(no-explicit-any)*1'],
  },
  'shell/page/wrong.ts': {
    text: `import { a } from '../../shared/ui/a';
import { b } from 'zod';
export var both = [a, b, location];
`,
    found: ['campus(imports)*2', 'campus(no-browser-at-import)*1', 'eslint(no-var)*1'],
  },
  'shell/server/wrong.ts': {
    text: `import { a } from '../../shared/ui/a';
import { b } from 'zod';
export const both = [a, b];
${'// A long way.\n'.repeat(300)}`,
    found: ['campus(imports)*1', 'eslint(max-lines)*1'],
  },
  'shell/releases/gate/wrong.ts': {
    text: `import ru from '../../page/locales/ru.json';
import { t } from 'i18next';
export const both = [ru, t];
`,
    found: ['campus(imports)*2'],
  },
  'e2e/tests/wrong.spec.ts': {
    text: `import { a } from '../../shell/server/a';
test.only('works', () => {});
test('it should work', () => a.getByTestId('it').waitForTimeout(3));
test('is empty', () => expect(a).toEqual([]));
`,
    found: ['campus(imports)*1', 'campus(syntax)*5'],
  },
  'e2e/backend/wrong.mjs': {
    text: `undefinedHere();
export function longWay() {
${'  longWay();\n'.repeat(100)}}
`,
    found: ['eslint(no-undef)*1'],
  },
  'shell/dev/long.ts': {
    text: `export function longWay() {
${'  longWay();\n'.repeat(100)}}
`,
    found: ['eslint(max-lines-per-function)*1'],
  },
  'shell/dev/right.ts': { text: `export const right = 1;\n`, found: [] },
};

/** The rules for a remote in a repository of its own. */
const wrongAlone: typeof wrong = {
  'src/Wrong.tsx': {
    text: `import { ofetch } from 'ofetch';
import { z } from 'zod';
export const wide = [ofetch, z, window.innerWidth];
`,
    found: ['campus(imports)*2', 'campus(no-browser-at-import)*1'],
  },
  'remote.ts': { text: `export const right = 1;\n`, found: [] },
};

let folder = '';
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'campus-rules-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is found by a configuration that says where the presets are, in files that nobody minds. */
function findings(settingsOf: (presets: string) => string, files: typeof wrong) {
  const presets = path.relative(folder, path.join(root, 'shared/presets'));
  writeFileSync(path.join(folder, '.oxlintrc.json'), settingsOf(presets.replaceAll('\\', '/')));
  for (const [file, { text }] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[];
  };
  const counts = new Map<string, number>();
  for (const { filename, code } of diagnostics) {
    const key = `${filename.replaceAll('\\', '/')} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const found: Record<string, string[]> = {};
  for (const [key, count] of [...counts].sort()) {
    const [file = '', code = ''] = key.split(' ');
    (found[file] ??= []).push(`${code}*${count}`);
  }
  return Object.fromEntries(Object.keys(files).map((file) => [file, found[file] ?? []]));
}

const expected = (files: typeof wrong) =>
  Object.fromEntries(Object.entries(files).map(([file, { found }]) => [file, found]));

test('what is wrong in Campus is found, by file and rule', () => {
  const settings = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  const found = findings((presets) => settings.replace('./shared/presets', presets), wrong);
  expect(found).toEqual(expected(wrong));
});

test('what is wrong in a remote of its own repository is found as well', () => {
  const found = findings(
    (presets) => JSON.stringify({ extends: [`${presets}/oxlint.json`] }),
    wrongAlone,
  );
  expect(found).toEqual(expected(wrongAlone));
});
