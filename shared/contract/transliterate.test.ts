/** @jest-environment node */
import { transliterate } from './transliterate';

test.each([
  ['Щербакова-Юрьева', 'Shcherbakova-Iureva'],
  ['Подъячев', 'Podieiachev'],
  ['Ёлкин Цой', 'Elkin Tsoi'],
  ['ЩУКИН', 'SHCHUKIN'],
  ['МАРИЯ ИВАНОВИЧ-ЖУК', 'MARIIA IVANOVICH-ZHUK'],
  ['Цой Я. Ю', 'Tsoi Ia. Iu'],
  ['Наталья Жданова', 'Natalia Zhdanova'],
  ['Хайтин', 'Khaitin'],
])('%s is written as in a passport: %s', (russian, latin) => {
  expect(transliterate(russian)).toBe(latin);
});

test('a name in Latin letters stays as it is', () => {
  expect(transliterate("Anne-Marie O'Neill")).toBe("Anne-Marie O'Neill");
  expect(transliterate('')).toBe('');
});
