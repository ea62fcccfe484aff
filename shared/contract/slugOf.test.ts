/** @jest-environment node */
import fc from 'fast-check';
import { slug } from './addressFields';
import { slugOf } from './slugOf';

test.each([
  ['Когда придёт стипендия', 'kogda-pridet-stipendiia'],
  ['Щедрый объезд: съёмка, вьюга и ещё', 'shchedryi-obieezd-sieemka-viuga-i-eshche'],
  ['Цех № 9 — 100% чаёв!', 'tsekh-no-9-100-chaev'],
  ['Café «Перемена» & Co.', 'cafe-peremena-co'],
  ['ЭЮЯЖЧШХ ыйь', 'eiuiazhchshkh-yi'],
  ['  — ', ''],
])('%s → %s', (title, expected) => expect(slugOf(title)).toBe(expected));

test('a long title leaves room for a number', () => {
  expect(slugOf('слово '.repeat(60)).length).toBeLessThanOrEqual(115);
});

test('whatever is not empty or short is an address, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const made = slugOf(`${title} abc`);
      expect(slug.safeParse(made).success).toBe(true);
      expect(slugOf(made)).toBe(made);
    }),
  );
});
