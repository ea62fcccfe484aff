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
  error?: { message?: string };
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

const firstLine = ({ error }: PlaywrightResult) =>
  stripVTControlCharacters(error?.message ?? '').split('\n')[0] ?? '';

function fromPlaywright({ config, stats, suites, errors }: PlaywrightReport): Outcome {
  const timed: Timed[] = [];
  const flaky: Flaky[] = [];
  for (const { title, file, tests } of suites.flatMap(specsOf)) {
    const place = { file: fromRoot(path.join(config.rootDir, file)), title };
    for (const { status, results } of tests) {
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      timed.push({ ...place, seconds: milliseconds / 1000 });
      const [first] = results;
      if (status === 'flaky' && first) flaky.push({ ...place, error: firstLine(first) });
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
export function readReport(file: string, succeeded: boolean): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = readJson<JestReport | PlaywrightReport>(file);
  const outcome = 'stats' in report ? fromPlaywright(report) : fromJest(report);
  return !succeeded && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
