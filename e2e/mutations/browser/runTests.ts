import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { checkout, own } from './checkout';
import { fileOf, type Proof } from './Fault';

/** Which test found it; nothing where all of them pass. */
export interface FailedTest {
  file: string;
  title: string;
}

const titleOf = (proof: Proof) => (typeof proof === 'string' ? undefined : proof.title);

/** As a pattern that means these very words. */
const literal = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function run(command: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, command, {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<boolean>((resolve) => {
    child.once('close', (code) => resolve(code === 0));
  });
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

interface JestReport {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

async function runUnit(proof: Proof): Promise<FailedTest | undefined> {
  const file = fileOf(proof);
  const report = own('.cache/unit.json');
  rmSync(report, { force: true });
  const title = titleOf(proof);
  const passed = await run(
    [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      ...['node_modules/jest/bin/jest.js', '--runTestsByPath', file],
      ...['--json', `--outputFile=${report}`],
      ...(title ? ['-t', literal(title)] : []),
    ],
    { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
  );
  if (passed) return undefined;
  const failed = readReport<JestReport>(report)
    ?.testResults.flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return { file, title: failed?.fullName ?? 'the file does not load' };
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Stops at the first that fails: one is enough. */
async function runBrowser(proof: Proof, isAll: boolean): Promise<FailedTest | undefined> {
  const file = fileOf(proof);
  const report = own('.cache/browser.json');
  rmSync(report, { force: true });
  const title = titleOf(proof);
  const passed = await run(
    [
      ...['node_modules/@playwright/test/cli.js', 'test', file, '--retries=0', '-x'],
      ...['--workers=1', '--reporter=list,json', '--pass-with-no-tests'],
      ...(title ? [`--grep=${literal(title)}`] : []),
      ...(isAll ? [] : ['--project=light', '--grep-invert=@all']),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(isAll ? {} : { IN_BRIEF: '1' }) },
  );
  const specs = specsOf(readReport<Suite>(report) ?? {});
  // What is tagged runs in `test:all` only, but there something has to.
  if (isAll && passed && specs.length === 0) throw new Error(`${file} has no test “${title}”.`);
  if (passed) return undefined;
  const failed = specs.find(({ ok }) => !ok);
  return { file, title: failed?.title ?? 'the product does not build' };
}

export const isUnit = (proof: Proof) => !fileOf(proof).endsWith('.spec.ts');

/** Builds what is not built yet, and keeps what webpack learns of it for the next fault. */
export const buildProduct = () =>
  run(['--import', 'tsx', 'shell/dev/build.ts'], { DATA_DIR: own('.cache/e2e') });

/** What `npm test` runs of it; of a browser test `isAll` also what it leaves to `test:all`. */
export const runTest = (proof: Proof, isAll: boolean) =>
  isUnit(proof) ? runUnit(proof) : runBrowser(proof, isAll);
