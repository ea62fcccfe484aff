/** @jest-environment node */
import { toRow } from '../textRows';
import { planImport, readTextsFile } from './textsFile';

const ids = { ru: 'ru', en: 'en' };
const rows = [
  toRow({
    mnemonic: 'media.letters',
    ru: { bundled: 'Писем: {{count}}', version: 0 },
    en: { bundled: 'Letters: {{count}}', version: 0 },
  }),
];
const known = { rows, ids, namespaces: new Set(['media']) };

async function planOf(name: string, content: string) {
  const file = { name, size: content.length, arrayBuffer: async () => Buffer.from(content) };
  const read = await readTextsFile(file as unknown as File);
  return typeof read === 'string' ? read : planImport(read, known);
}

test('a table says what it would change, and which rows are wrong', async () => {
  const plan = await planOf(
    'a.csv',
    'mnemonic;ru;de\nmedia.letters;{{count}} писем;Briefe\nmedia.absent;Нет;\nmedia.letters;Писем;\n',
  );
  expect(plan).toMatchObject({
    items: [{ mnemonic: 'media.letters', translation: '{{count}} писем', version: 0 }],
    problems: [
      { line: 2, problem: 'LANGUAGE', language: 'de' },
      { line: 3, problem: 'UNKNOWN' },
      { line: 4, problem: 'TWICE' },
    ],
  });
});

test('broken placeholders of JSON are named, whatever the shape of its branches', async () => {
  const content = JSON.stringify({ en: { media: { letters: 'Letters' } } });
  expect(await planOf('a.json', content)).toMatchObject({
    items: [],
    problems: [{ mnemonic: 'media.letters', problem: 'PLACEHOLDERS' }],
  });
});

test.each([
  ['a.png', 'x', 'KIND'],
  ['a.csv', 'PK\0\0', 'KIND'],
  ['a.csv', '', 'EMPTY'],
  ['a.csv', 'one;two\n1;2', 'HEAD'],
  ['a.json', '{', 'JSON'],
])('%s that holds %j is refused: %s', async (name, content, problem) => {
  expect(await planOf(name, content)).toBe(problem);
});
