/** @jest-environment node */
import { plainRubles, rubles } from './rubles';

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [123_456_789, '1 234 567,89 ₽', '₽1,234,567.89'],
  [5, '0,05 ₽', '₽0.05'],
])('people read %d kopecks in their language', (kopecks, ru, en) => {
  expect(spaced(rubles(kopecks, 'ru'))).toBe(ru);
  expect(spaced(rubles(kopecks, 'en'))).toBe(en);
});

test.each([
  [123_456_700, '1234567,00', '1234567.00'],
  [5, '0,05', '0.05'],
])('a spreadsheet reads %d kopecks in its language', (kopecks, ru, en) => {
  expect(plainRubles(kopecks, 'ru')).toBe(ru);
  expect(plainRubles(kopecks, 'en')).toBe(en);
});
