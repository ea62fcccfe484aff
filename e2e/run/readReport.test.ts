/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTestReport } from './report';

const folder = mkdtempSync(path.join(tmpdir(), 'campus-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const failure = {
  duration: 1_500,
  error: {
    message:
      '\u001b[31mError: not there\u001b[39m\n- Array []\n+ Array [\n+   "React error 418",\n+ ]',
    location: { line: 7 },
  },
};

const ofPlaywright = (status: string, change: object = {}) => ({
  config: { rootDir: path.join(root, 'e2e') },
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'a row is deleted',
              file: 'tests/media/desk.spec.ts',
              tests: [{ status, results: [failure, { duration: 500 }] }],
            },
          ],
        },
      ],
    },
  ],
  ...change,
});

const place = { file: 'e2e/tests/media/desk.spec.ts', title: 'a row is deleted' };

test('a test that passed when it was tried again passes, is named, and took both times', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 1 };
  expect(readTestReport(written(ofPlaywright('flaky', { stats })), true)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 1,
    timed: [{ ...place, seconds: 2 }],
    flaky: [{ ...place, error: 'line 7: Error: not there "React error 418",' }],
  });
});

test('a spec that does not load is a failure', () => {
  const report = ofPlaywright('expected', { errors: [{ message: 'SyntaxError' }] });
  expect(readTestReport(written(report), false)).toMatchObject({ failed: 1 });
});

test('of Jest each file has its time, and one that did not run is a failure', () => {
  const name = path.join(root, 'shell/server/page.test.ts');
  const report = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [{ name, startTime: 1_000, endTime: 3_500 }],
  };
  expect(readTestReport(written(report), false)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 1,
    timed: [{ file: 'shell/server/page.test.ts', title: '', seconds: 2.5 }],
  });
});

test('a runner that failed over no test, or left no report, is a failure', () => {
  expect(readTestReport(written(ofPlaywright('expected')), false)).toMatchObject({ failed: 1 });
  expect(readTestReport(path.join(folder, 'none.json'), true)).toMatchObject({ failed: 1 });
});
