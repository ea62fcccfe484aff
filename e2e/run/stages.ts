import { root } from '@campus/shared/build/root';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Counts } from './Counts';
import { ensureBrowser } from './ensureBrowser';
import { readCounts } from './readCounts';
import { runCommand } from './runCommand';

export interface Stage {
  title: string;
  work: () => Promise<Counts>;
}

const one = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

const check = (title: string, ...commands: string[][]): Stage => ({
  title,
  async work() {
    let passed = true;
    for (const command of commands) passed = (await runCommand(command)) && passed;
    return one(passed);
  },
});

const reportOf = (name: string) => path.join(root, '.cache', `${name}.json`);

/** A report of an earlier run must not be counted when this one ends before it writes its own. */
function freshReport(name: string) {
  const file = reportOf(name);
  rmSync(file, { force: true });
  return file;
}

async function unitTests() {
  const report = freshReport('jest');
  const command = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`];
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return readCounts(report, await runCommand([...flags, ...command]));
}

async function browserTests() {
  const browser = ensureBrowser();
  if (!browser) return one(false);
  const report = freshReport('playwright');
  const env = { PLAYWRIGHT_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return readCounts(report, await runCommand(command, env));
}

const bin = (file: string, ...options: string[]) => [`node_modules/${file}`, ...options];

/** Everything that `npm test` does, in order; a failure does not stop the stages after it. */
export const stages: readonly Stage[] = [
  check(
    'Lint',
    bin('eslint/bin/eslint.js', '.'),
    bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    bin('knip/bin/knip.js'),
  ),
  check('Types', bin('typescript/bin/tsc', '-b')),
  { title: 'Unit and API tests', work: unitTests },
  { title: 'Browser tests', work: browserTests },
];
