/** @jest-environment node */
import { otherLayout, startsWords } from './startsWords';

test.each([
  ['Моя карта', 'карт'],
  ['Моя карта', 'Мо ка'],
  ['Мои выплаты', 'dsgk'],
  ['Тёмная тема', 'тем'],
  ['My card', 'ьн сфк'],
])('%s is found by %s', (label, typed) => expect(startsWords(label, typed)).toBe(true));

test.each([
  ['Моя карта', 'арта'],
  ['Моя карта', 'карта новая'],
  ['Новости', ''],
  ['Новости', '—'],
])('%s is not found by «%s»', (label, typed) => expect(startsWords(label, typed)).toBe(false));

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
