/** @jest-environment node */
import { plainCell, readCsv, writeCsv } from './csv';

test.each(['=1+1', '+1', '-1', '@sum', '=1+1\nи строка', '\t=1+1', '=HYPERLINK("a";"b")\r\n'])(
  '%j is words to a spreadsheet, and is read back as it was',
  async (text) => {
    const file = await writeCsv([['Слова'], [text]]);
    expect(file).toContain(`'${text.split('"', 1)[0] ?? ''}`);
    const [, [cell] = []] = await readCsv(file.slice(1));
    expect(plainCell(cell)).toBe(text.trim());
  },
);

test('other words and sums are written as they are', async () => {
  expect(await writeCsv([['а=б', 1.5, 'две\nстроки', '']])).toBe('\uFEFFа=б;1.5;"две\nстроки";');
});
