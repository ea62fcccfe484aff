import { root } from '@campus/shared/build/root';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Counts } from './Counts';
import { ensureBrowser } from './ensureBrowser';
import { readCounts } from './readCounts';
import { runCommand } from './runCommand';
import { startPostgres } from './startPostgres';

export interface Stage {
  title: string;
  work: () => Promise<Counts>;
}

const one = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

const check = (title: string, ...commands: string[][]): Stage => ({
  title,
  async work() {
    const passed = await Promise.all(commands.map((command) => runCommand(command)));
    return one(passed.every(Boolean));
  },
});

const reportOf = (name: string) => path.join(root, '.cache', `${name}.json`);

/** A report of an earlier run must not be counted when this one ends before it writes its own. */
function freshReport(name: string) {
  const file = reportOf(name);
  rmSync(file, { force: true });
  return file;
}

async function jest(reportName: string, env: NodeJS.ProcessEnv, ...paths: string[]) {
  const report = freshReport(reportName);
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const command = ['node_modules/jest/bin/jest.js', ...paths, '--json', `--outputFile=${report}`];
  return readCounts(report, await runCommand([...flags, ...command], env));
}

async function postgresTests() {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await startPostgres();
  const url = given ?? own?.url;
  if (!url) {
    console.log('No PostgreSQL is installed here, and TEST_DATABASE_URL is not set.');
    return none;
  }
  try {
    console.log(`On PostgreSQL: ${given ? 'TEST_DATABASE_URL' : 'a server of this run'}`);
    return await jest('jest-postgres', { TEST_DATABASE_URL: url }, 'e2e/backend');
  } finally {
    await own?.stop();
  }
}

async function browserTests() {
  if (!ensureBrowser()) return one(false);
  const report = freshReport('playwright');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
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
  { title: 'Units; API on PGlite', work: () => jest('jest', { TEST_DATABASE_URL: '' }) },
  { title: 'API on PostgreSQL', work: postgresTests },
  { title: 'Browser tests', work: browserTests },
];
