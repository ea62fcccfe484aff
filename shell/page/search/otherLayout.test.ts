import { otherLayout } from './otherLayout';

test.each([
  ['ghfdf', 'права'],
  ['Cnbgtylbz', 'стипендия'],
  [',bktn 2026', 'билет 2026'],
  ['сфкв', 'card'],
  ['трудю', 'nhel.'],
])('%s was meant as %s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));

test('what no key of the other layout gives stays', () => {
  expect(otherLayout('№ 1 — 2')).toBe('№ 1 — 2');
});
