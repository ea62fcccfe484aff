/** @jest-environment node */
import type { Outcome } from './Outcome';
import { report } from './report';

const found = (outcome: Partial<Outcome>) => [
  { title: 'Browser tests', seconds: 12, passed: 3, failed: 0, skipped: 1, ...outcome },
];

const flaky = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    file: 'e2e/tests/media/desk.spec.ts',
    title: `test ${number}`,
    error: 'Error: not there',
  }));

test('the last line is the sum of all stages', () => {
  const { lines, failed } = report([...found({}), ...found({ failed: 2 })]);
  expect(lines.at(-1)).toBe('6 passed, 2 failed, 2 skipped');
  expect(failed).toBe(2);
});

test('two flaky tests are named and pass', () => {
  const { lines, failed } = report(found({ flaky: flaky(2) }));
  expect(lines).toContain('flaky: e2e/tests/media/desk.spec.ts: test 1 (Error: not there)');
  expect(failed).toBe(0);
});

test('a third flaky test fails the run', () => {
  const { lines, failed } = report(found({ flaky: flaky(3) }));
  expect(failed).toBe(1);
  expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped');
});

test('a folder of browser tests over its budget is marked, one of unit tests is not', () => {
  const spec = { file: 'e2e/tests/media/desk.spec.ts', title: 'a', seconds: 30 };
  const unit = { file: 'mfe-media/src/news/News.test.tsx', title: '', seconds: 90 };
  const { lines } = report(found({ timed: [spec, { ...spec, title: 'b' }, unit] }));
  expect(lines).toContain('    60 s  e2e/tests/media: 2 browser tests, over 45 s');
  expect(lines).toContain('    90 s  mfe-media/src: 1 files of unit tests');
  expect(lines).toContain('    30 s  e2e/tests/media/desk.spec.ts: a');
});
