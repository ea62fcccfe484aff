/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { traceImports } from './madePackages';

const folder = mkdtempSync(path.join(tmpdir(), 'campus-reach-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

test('files that import each other and the packages that they need are found, and nothing else', () => {
  const main = write(
    'main.ts',
    `import { one } from './one';
     import type { Two } from '@campus/shared/two';
     import words from './words.json';
     import fs from 'node:fs';
     const later = () => import('@scope/late/file');`,
  );
  write('one.ts', `import '#real/x'; const x = require('plain/deep'); export * from './main';`);
  write('words.json', '{}');
  write('unused.ts', `import 'never';`);
  const { files, packages } = traceImports([main]);
  expect(files.map((file) => path.basename(file))).toEqual(['main.ts', 'one.ts', 'words.json']);
  expect(packages).toEqual(['@scope/late', 'plain']);
  const typed = traceImports([main], { withTypes: true });
  expect(typed.packages).toEqual(['@campus/shared', '@scope/late', 'plain']);
});

test('an import that leads nowhere is told with who imports it', () => {
  const main = write('lost.ts', `import './nowhere';`);
  expect(() => traceImports([main])).toThrow(/lost\.ts imports \.\/nowhere/);
});
