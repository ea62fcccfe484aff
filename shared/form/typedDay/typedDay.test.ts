/** @jest-environment node */
import { typedDay } from './typedDay';

const latest = '2026-11-21';

test.each([
  ['05.03.2026', '2026-03-05'],
  ['5.3.26', '2026-03-05'],
  ['05/03/2026', '2026-03-05'],
  ['5-3-2026', '2026-03-05'],
  ['5 3 2026', '2026-03-05'],
  ['05032026', '2026-03-05'],
  ['050326', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  [' 5 марта 2026 г. ', '2026-03-05'],
  ['1 мая 2026', '2026-05-01'],
  ['5 March 2026', '2026-03-05'],
  ['29.02.2024', '2024-02-29'],
])('«%s» is %s', (text, day) => {
  expect(typedDay(text, latest)).toBe(day);
});

test.each([
  '',
  '5',
  '5.3',
  '31.02.2026',
  '29.02.2026',
  '00.01.2026',
  '01.13.2026',
  '5 тревоги 2026',
])('«%s» is no day', (text) => {
  expect(typedDay(text, latest)).toBeUndefined();
});

test('two digits of a year never mean a day later than can be', () => {
  expect(typedDay('20.11.26', latest)).toBe('2026-11-20');
  expect(typedDay('22.11.26', latest)).toBe('1926-11-22');
  expect(typedDay('05.03.85', latest)).toBe('1985-03-05');
});
