import { readJson } from '@campus/shared/build/readJson';
import { existsSync } from 'node:fs';
import type { Counts } from './Counts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const fromJest = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

// A test that passes only sometimes is a failure.
const fromPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/** What a runner counted; without a report, or when it failed over no test, one failure. */
export function readCounts(file: string, succeeded: boolean): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = readJson<JestReport | PlaywrightReport>(file);
  const counts = 'stats' in report ? fromPlaywright(report) : fromJest(report);
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
