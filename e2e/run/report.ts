import type { Flaky, Outcome, Timed } from './Outcome';

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
