/** @jest-environment node */
import { csvLines } from './csvLines';

test('no cell is a formula to a spreadsheet, not of several lines either', () => {
  expect(csvLines([['=1+1', '@a\nи строка', 'а=б', -5]])).toBe(
    `"'=1+1";"'@a\nи строка";а=б;-5\r\n`,
  );
});
