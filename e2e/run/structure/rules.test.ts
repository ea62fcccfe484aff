/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file, and what it imports. */
const tree: Record<string, string[]> = {
  'shared/a/one.ts': ['../b/two', '../../mfe-x/src/screen'],
  'shared/b/two.ts': ['../a/three'],
  'shared/a/three.ts': [],
  'shared/c/bare.tsx': [],
  'shared/c/ring.ts': ['./back'],
  'shared/c/back.ts': ['./ring'],
  'shell/page/main.ts': ['../../mfe-x/src/screen', '../../e2e/fixtures/help'],
  'mfe-x/src/screen.ts': ['../../mfe-y/src/screen', '../../shared/a/three'],
  'mfe-y/src/screen.ts': ['../../shell/page/part'],
  'shell/page/part.ts': ['../../shared/contract/cards/calls'],
  'shared/contract/cards/calls.ts': [],
  'e2e/fixtures/help.ts': ['../../mfe-y/src/screen'],
  'e2e/backend/main.ts': ['./platform/queue', './domains/cards/issue'],
  'e2e/backend/platform/queue.ts': ['../domains/cards/issue'],
  'e2e/backend/domains/cards/issue.ts': ['../../main', '../people/find', './number'],
  'e2e/backend/domains/cards/number.ts': ['../../platform/clock'],
  'e2e/backend/domains/people/find.ts': [],
  'e2e/backend/domains/parking/lot.ts': ['../people/find'],
  'e2e/backend/platform/clock.ts': [],
};

let folder = '';
let said: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-structure-'));
  for (const [file, imports] of Object.entries(tree)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    // Imports of types alone: they count as much as others.
    const lines = imports.map((name, at) => `import type { It as It${at} } from '${name}';`);
    const used = imports.map((_, at) => `It${at}`).join(' | ') || 'string';
    writeFileSync(place, `${[...lines, `export type It = ${used};`].join('\n')}\n`);
  }
  const quiet = path.join(folder, 'shared/a/quiet.test.ts');
  writeFileSync(quiet, `/* ${'oxlint'}-disable */\nexport {};\n`);
  const main = path.join(root, 'e2e/run/structure/main.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', main, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  said = [`ended with ${status}`, ...stdout.split('\n')];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a tree that breaks rules is refused', () => {
  expect(said[0]).toBe('ended with 1');
});

test.each([
  'no-cycle: shared/c/back.ts -> shared/c/ring.ts -> shared/c/back.ts',
  'shared-is-below: shared/a/one.ts -> mfe-x/src/screen.ts',
  'remotes-are-found: shell/page/main.ts -> mfe-x/src/screen.ts',
  'shell-knows-no-domain: shell/page/part.ts -> shared/contract/cards/calls.ts',
  'e2e-is-above: shell/page/main.ts -> e2e/fixtures/help.ts',
  'remote-is-alone: mfe-x/src/screen.ts -> mfe-y/src/screen.ts',
  'remote-is-alone: mfe-y/src/screen.ts -> shell/page/part.ts',
  'platform-is-below: e2e/backend/platform/queue.ts -> e2e/backend/domains/cards/issue.ts',
  'domain-is-below: e2e/backend/domains/cards/issue.ts -> e2e/backend/main.ts',
  'undeclared-neighbour: e2e/backend/domains/parking/lot.ts -> e2e/backend/domains/people/find.ts',
  'neighbours-of-cards: e2e/backend/domains/cards/issue.ts -> e2e/backend/domains/people/find.ts',
  'rules-for-all: shared/a/quiet.test.ts switches rules off',
  'no-tsx: shared/c/bare.tsx has no JSX: let it end in .ts',
  'Folders import each other: shared/a -> shared/b -> shared/a',
])('%s', (sentence) => {
  expect(said).toContain(sentence);
});

test('what is in order is not told', () => {
  const told = said.filter((line) => /^\S+: /.test(line)).join('\n');
  for (const file of ['shared/a/three.ts', 'e2e/backend/domains/cards/number.ts'])
    expect(told).not.toContain(file);
});
