import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Flaky, Outcome, Timed } from './Outcome';

/** What is used of Jest's `--json`. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightResult {
  /** Milliseconds. */
  duration: number;
  error?: { message?: string; location?: { line: number } };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
}

/** What is used of Playwright's JSON reporter. */
interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Of no test: a file that does not load, a set-up that fails. */
  errors: unknown[];
}

const fromRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');

const fromJest = (report: JestReport): Outcome => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  timed: report.testResults.map(({ name, startTime, endTime }) => ({
    file: fromRoot(name),
    title: '',
    seconds: (endTime - startTime) / 1000,
  })),
});

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Enough to find the cause without a trace: the line of the test, and what came instead. */
function briefOf({ error }: PlaywrightResult) {
  const lines = stripVTControlCharacters(error?.message ?? '').split('\n');
  const unexpected = lines.find((line) => /^\+ {2,}"/.test(line)) ?? '';
  const where = error?.location ? `line ${error.location.line}: ` : '';
  return `${where}${lines[0]} ${unexpected.slice(1).trim().slice(0, 300)}`.trim();
}

function fromPlaywright({ config, stats, suites, errors }: PlaywrightReport): Outcome {
  const timed: Timed[] = [];
  const flaky: Flaky[] = [];
  for (const { title, file, tests } of suites.flatMap(specsOf)) {
    const place = { file: fromRoot(path.join(config.rootDir, file)), title };
    for (const { status, results } of tests) {
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      timed.push({ ...place, seconds: milliseconds / 1000 });
      const [first] = results;
      if (status === 'flaky' && first) flaky.push({ ...place, error: briefOf(first) });
    }
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    timed,
    flaky,
  };
}

/** What a runner has written down; without a report, or when it failed over no test, one failure. */
export function readTestReport(file: string, succeeded: boolean): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = readJson<JestReport | PlaywrightReport>(file);
  const outcome = 'stats' in report ? fromPlaywright(report) : fromJest(report);
  return !succeeded && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** What a stage has found, and how long it took. */
export interface Result extends Outcome {
  title: string;
  seconds: number;
}

/** Seconds of browser time that the tests of one domain may take. */
const budget = 45;
const flakyAllowed = 2;
const slowest = 10;

const inBrowser = ({ file }: Timed) => file.endsWith('.spec.ts');

/** `e2e/tests/media` for a browser test, `shell/server` for a file of unit tests. */
const folderOf = (timed: Timed) =>
  timed.file
    .split('/')
    .slice(0, -1)
    .slice(0, inBrowser(timed) ? 3 : 2)
    .join('/');

const inSeconds = (seconds: number) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`.padStart(8);

function foldersOf(timed: readonly Timed[]) {
  const folders = new Map<string, { seconds: number; count: number; isBrowser: boolean }>();
  for (const each of timed) {
    const isBrowser = inBrowser(each);
    const { seconds, count } = folders.get(folderOf(each)) ?? { seconds: 0, count: 0 };
    folders.set(folderOf(each), {
      seconds: seconds + each.seconds,
      count: count + 1,
      isBrowser,
    });
  }
  return [...folders].sort(([, a], [, b]) => b.seconds - a.seconds);
}

function timesOf(timed: readonly Timed[]) {
  const folders = foldersOf(timed).map(([folder, { seconds, count, isBrowser }]) => {
    const isOver = isBrowser && seconds > budget;
    const what = isBrowser ? 'browser tests' : 'files of unit tests';
    return `${inSeconds(seconds)}  ${folder}: ${count} ${what}${isOver ? `, over ${budget} s` : ''}`;
  });
  const tests = timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
    .map(({ seconds, file, title }) => `${inSeconds(seconds)}  ${file}${title && `: ${title}`}`);
  return ['', '── Where the time went ──', ...folders, '', `The ${slowest} slowest:`, ...tests];
}

const flakyLines = (flaky: readonly Flaky[]) =>
  flaky.map(({ file, title, error }) => `flaky: ${file}: ${title} (${error})`);

const stageLine = ({ title, passed, failed, skipped, seconds }: Result) => {
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  const counted = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return `${title.padEnd(24)} ${verdict.padEnd(7)} ${counted}, ${seconds.toFixed(0)} s`;
};

/**
 * The closing lines of a run: where its time went, what was flaky, and the sum. More than two flaky
 * tests count as one failure.
 */
export function report(results: readonly Result[]) {
  const timed = results.flatMap((result) => result.timed ?? []);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  const isTooFlaky = flaky.length > flakyAllowed;
  const failed = sum('failed') + (isTooFlaky ? 1 : 0);
  const lines = [
    ...(timed.length > 0 ? timesOf(timed) : []),
    '',
    '── Summary ──',
    ...results.map(stageLine),
    ...flakyLines(flaky),
    ...(isTooFlaky ? [`FAILED: ${flaky.length} flaky tests, ${flakyAllowed} are allowed`] : []),
    `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`,
  ];
  return { lines, flaky, failed };
}
