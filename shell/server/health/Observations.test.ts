/** @jest-environment node */
import {
  addObservations,
  errorsOf,
  forgetObservations,
  linesIn,
  newObservations,
  noteError,
  noteVital,
  observationsFromFile,
  observationsToFile,
  vitalsOf,
} from './Observations';

const minute = 28_000_000;

function measured(values: number[], name: 'LCP' | 'CLS' = 'LCP', at = minute) {
  const observations = newObservations();
  for (const value of values) noteVital(observations, { name, value, minute: at });
  return observations;
}

test.each([
  ['three quarters lie below', [100, 100, 100, 9_000], 'LCP', 100],
  ['all are alike', [2_400, 2_400, 2_400, 2_400], 'LCP', 2_325],
  ['all are above the last limit', [60_000], 'LCP', 15_000],
  ['a score is told', [0.02, 0.02, 0.02, 0.02], 'CLS', 0.02125],
] as const)('p75 is told where %s', (_, values, name, p75) => {
  expect(vitalsOf(measured([...values], name))).toEqual([
    { name, count: values.length, p75: expect.closeTo(p75, 5) as number },
  ]);
});

test('processes are added up, and what is older than a day is forgotten', () => {
  const sum = measured([100], 'LCP', minute - 25 * 60);
  addObservations(sum, measured([100, 100]));
  expect(vitalsOf(sum)).toMatchObject([{ count: 3 }]);
  forgetObservations(sum, minute - 24 * 60);
  expect(vitalsOf(sum)).toMatchObject([{ count: 2 }]);
});

const place = { phase: 'render', page: '/news', lines: ['src/List.tsx:1:2'] };

test('failures are told by their place, the most frequent first, and only so many', () => {
  const observations = newObservations();
  for (let at = 0; at < 100; at++) noteError(observations, { ...place, page: `/${at}` }, minute);
  noteError(observations, { ...place, page: '/99' }, minute + 1);
  const errors = errorsOf(observations);
  expect(errors).toHaveLength(40);
  expect(errors[0]).toEqual({ ...place, page: '/99', count: 2, at: minute + 1 });
});

test('a place that is told often is not pushed out by however many that are told once', () => {
  const observations = newObservations();
  for (let left = 3; left > 0; left--) noteError(observations, place, minute);
  for (let at = 0; at < 100; at++) noteError(observations, { ...place, page: `/${at}` }, minute);
  expect(errorsOf(observations)[0]).toEqual({ ...place, count: 3, at: minute });
});

test('of a place that has failed for days only the failures of the last one are counted', () => {
  const observations = newObservations();
  for (const at of [minute - 48 * 60, minute - 25 * 60, minute - 60, minute])
    noteError(observations, place, at);
  const file = observationsToFile(observations);
  const lastDay = { ...place, count: 2, at: minute };
  expect(errorsOf(observationsFromFile(file, minute - 24 * 60))).toEqual([lastDay]);
  const sum = observationsFromFile(file, 0);
  addObservations(sum, observations);
  forgetObservations(sum, minute - 24 * 60);
  expect(errorsOf(sum)).toEqual([{ ...lastDay, count: 4 }]);
});

test('a file of an earlier process tells only how often a place has failed in all', () => {
  const errors = [[JSON.stringify(['render', '/news', 'a.ts:1:2']), 7, minute]] as never;
  const found = errorsOf(observationsFromFile({ errors }, minute - 60));
  expect(found).toMatchObject([{ page: '/news', count: 7, at: minute }]);
});

test('a file gives back what was written, and nothing that is old or odd', () => {
  const observations = measured([100, 3_000]);
  noteError(observations, place, minute);
  const file = observationsToFile(observations);
  const again = observationsFromFile(file, minute - 60);
  expect(again).toEqual(observations);
  expect(observationsFromFile(file, minute + 24 * 60)).toEqual(newObservations());
  const odd = { vitals: [['LCP', minute, [-1, 'x']]] } as never;
  expect(observationsFromFile(odd, 0)).toEqual(newObservations());
});

test('of a stack only files and lines are taken', () => {
  const stack =
    'at Анна (mfe-media/src/a.tsx:1:2)\nat https://campus.test/shell/main.js:3:4\nat 5:6';
  expect(linesIn(stack)).toEqual(['mfe-media/src/a.tsx:1:2', 'campus.test/shell/main.js:3:4']);
});
