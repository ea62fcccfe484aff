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
  'e2e/tests/wrong.spec.ts': {
    text: `import { a } from '../../shell/server/a';
test.only('works', () => {});
test('it should work', () => a.getByTestId('it').waitForTimeout(3));
`,
    found: ['campus(imports)*1', 'campus(syntax)*4'],
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

let folder = '';
let found: Record<string, string[]> = {};

/** The same configuration, in a folder where nobody minds what is wrong. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-rules-'));
  const settings = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  const presets = path.relative(folder, path.join(root, 'shared/presets'));
  writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    settings.replace('./shared/presets', presets.replaceAll('\\', '/')),
  );
  for (const [file, { text }] of Object.entries(wrong)) {
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
  found = {};
  for (const [key, count] of [...counts].sort()) {
    const [file = '', code = ''] = key.split(' ');
    (found[file] ??= []).push(`${code}*${count}`);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.keys(wrong))('what is wrong with %s is found', (file) => {
  expect(found[file] ?? []).toEqual(wrong[file]?.found);
});
