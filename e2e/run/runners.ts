import { root } from '@campus/shared/build/root';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser';
import type { Outcome } from './Outcome';
import { readReport } from './readReport';
import { runCommand } from './runCommand';
import { startPostgres } from './startPostgres';

const right: Outcome = { passed: 1, failed: 0, skipped: 0 };
const wrong: Outcome = { passed: 0, failed: 1, skipped: 0 };
const nothing: Outcome = { passed: 0, failed: 0, skipped: 0 };

/** Commands one after another, each of which is right or wrong. */
export async function check(...commands: string[][]): Promise<Outcome> {
  const outcome = { ...nothing };
  for (const command of commands) outcome[(await runCommand(command)) ? 'passed' : 'failed'] += 1;
  return outcome;
}

/** Whether a browser for the tests is there, or could be installed. */
export const prepareBrowser = async () => ((await ensureBrowser()) ? right : wrong);

/** A report of an earlier run must not be counted when this one ends before it writes its own. */
function freshReport(name: string) {
  const file = path.join(root, '.cache', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

interface JestOptions {
  /** Names its report: several runs keep theirs beside each other. */
  name: string;
  options?: readonly string[];
  /** A server of PostgreSQL; the embedded database when left out. */
  database?: string;
  /** Another Node than the one that runs this. */
  node?: string;
  /** How many strange requests all calls together are sent, at least. */
  fuzzRequests?: string;
}

export async function jest(given: JestOptions) {
  const { name, options = [], database = '', node, fuzzRequests } = given;
  const report = freshReport(name);
  const flags = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    // Tests leave much behind that is young: fewer rounds of the collector.
    '--max-semi-space-size=64',
  ];
  const command = ['node_modules/jest/bin/jest.js', ...options, '--json', `--outputFile=${report}`];
  const env = { TEST_DATABASE_URL: database, ...(fuzzRequests && { FUZZ_REQUESTS: fuzzRequests }) };
  return readReport(report, await runCommand([...flags, ...command], { env, node }));
}

/** Works with the server of TEST_DATABASE_URL, else with one of this run; with none where there is no PostgreSQL. */
async function withPostgres<T>(work: (url: string | undefined) => Promise<T>) {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await startPostgres();
  try {
    return await work(given ?? own?.url);
  } finally {
    await own?.stop();
  }
}

const noPostgres = 'No PostgreSQL is installed here, and TEST_DATABASE_URL is not set';

const api = 'e2e/backend';

/** The API on PostgreSQL, whose copies of a database are made at once; else on the embedded one. */
export const apiOnce = () =>
  withPostgres((database) => {
    if (!database) console.log(`${noPostgres}: the embedded database takes longer.`);
    return jest({ name: 'api', options: [api], database });
  });

export const apiOnPostgres = () =>
  withPostgres(async (database) => {
    if (database) return jest({ name: 'api-postgres', options: [api], database });
    console.log(`${noPostgres}.`);
    return nothing;
  });

/** Playwright with these options; `npm test` tries a failed test once more, and names it. */
export async function playwright(...options: string[]) {
  const report = freshReport('playwright');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return readReport(report, await runCommand([...command, ...options], { env }));
}
