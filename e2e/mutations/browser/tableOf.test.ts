/** @jest-environment node */
import { summaryOf, tableOf } from './tableOf';

const faultOf = (fault: string) => ({
  fault,
  file: 'shell/page.ts',
  stands: '',
  instead: '',
  tests: [],
});

const tried = [
  { fault: 'A | B', found: { file: 'a.test.ts', title: 'it is `seen`' }, seconds: 2 },
  { fault: 'late', foundByAll: { file: 'b.spec.ts', title: 'at night' }, seconds: 90 },
  { fault: 'missed', seconds: 90 },
];

test('what only test:all finds, and what nothing finds, is told apart', () => {
  const rows = tableOf(
    [{ ...faultOf('A | B'), missed: 'a test was added' }, faultOf('late'), faultOf('missed')],
    tried,
  ).split('\n');
  expect(rows.slice(2)).toEqual([
    '| A / B | `shell/page.ts` | yes | `a.test.ts`: it is seen | a test was added |',
    '| late | `shell/page.ts` | no | `b.spec.ts`: at night |  |',
    '| missed | `shell/page.ts` | no | **none** |  |',
  ]);
  expect(summaryOf(tried)).toBe('3 faults: `npm test` finds 1, `test:all` 2.');
});

test('a fault that was not tried says nothing', () => {
  expect(
    tableOf([faultOf('later')], [])
      .split('\n')
      .at(-1),
  ).toBe('| later | `shell/page.ts` |  |  |  |');
});
