/** @jest-environment node */
import { idOf } from '@campus/shared/testing/idOf';
import { maxRows, readResults } from './readResults';

const head = 'Код получателя;ФИО;Сумма;Результат;Причина';
const read = (text: string | Uint8Array<ArrayBuffer>) => readResults(new File([text], 'bank.csv'));

/** The letters that Russian banks write without Unicode. */
const inWindows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });

test('paid and refused are read with their sums, and a line without a result is left out', async () => {
  const file = [
    head,
    `${idOf(1)};Тестов;1 000,50;Выплачено;`,
    `${idOf(2)};Тестов;2000;Отклонено;Счёт закрыт`,
    `${idOf(3)};Тестов;1;;`,
  ].join('\r\n');
  expect(await read(`\uFEFF${file}\r\n`)).toEqual({
    lines: [
      { line: 2, amount: 100_050, result: { humanId: idOf(1), status: 'PAID' } },
      {
        ...{ line: 3, amount: 200_000 },
        result: { humanId: idOf(2), status: 'FAILED', reason: 'Счёт закрыт' },
      },
    ],
    ...{ problems: [], unanswered: 1 },
  });
});

test('commas, English words and Windows-1251 are read as well', async () => {
  const english = `Recipient code,Amount,Result,Reason\n${idOf(1)},"1000.00",Refused,"Closed, long ago"`;
  expect(await read(english)).toMatchObject({
    lines: [{ amount: 100_000, result: { status: 'FAILED', reason: 'Closed, long ago' } }],
  });
  const old = inWindows1251(`${head}\n${idOf(1)};Тестов;1;Отклонено;Счет закрыт`);
  expect(await read(old)).toMatchObject({ lines: [{ result: { reason: 'Счет закрыт' } }] });
});

test('each line that cannot be taken says why', async () => {
  const lines = [
    `нет;;1;Выплачено;`,
    `${idOf(1)};;рубль;Выплачено;`,
    `${idOf(2)};;1;constructor;`,
    `${idOf(3)};;1;Отклонено;`,
    `${idOf(4)};;1;Отклонено;${'о'.repeat(501)}`,
    `${idOf(5)};;1;Выплачено;`,
    `${idOf(5)};;1;Выплачено;`,
  ];
  expect(await read([head, ...lines].join('\n'))).toMatchObject({
    lines: [{ line: 7 }],
    problems: [
      { line: 2, problem: 'CODE' },
      { line: 3, problem: 'SUM' },
      { line: 4, problem: 'RESULT' },
      { line: 5, problem: 'REASON' },
      { line: 6, problem: 'LONG' },
      { line: 8, problem: 'TWICE', first: 7 },
    ],
  });
});

test('the apostrophe that keeps a spreadsheet from running a reason is no part of it', async () => {
  const file = `${head}\n${idOf(1)};;1;Отклонено;'=1+1`;
  expect(await read(file)).toMatchObject({ lines: [{ result: { reason: '=1+1' } }] });
});

test.each([
  ['', 'EMPTY'],
  [head, 'EMPTY'],
  ['Фамилия;Имя\nТестов;Студент', 'HEAD'],
  [`${head}\n${`${idOf(1)};;1;Выплачено;\n`.repeat(maxRows + 2)}`, 'ROWS'],
  [' '.repeat(51 * 1024 * 1024), 'SIZE'],
])('a file that is none is refused as a whole', async (text, problem) => {
  expect(await read(text)).toBe(problem);
});

test('our own file of as many people as a register holds is read whole', async () => {
  const university = 'Федеральное государственное автономное образовательное учреждение '.repeat(3);
  const lines = Array.from(
    { length: maxRows },
    (_, index) => `${idOf(index)};Тестов Студент;${university};•••• 4821;3417,30;Выплачено;`,
  );
  const head = 'Код получателя;ФИО;Организация;Счёт;Сумма;Результат;Причина';
  const file = new File([[head, ...lines].join('\r\n')], 'bank.csv');
  expect(file.size).toBeGreaterThan(20 * 1024 * 1024);
  const found = await readResults(file);
  if (typeof found === 'string') throw new Error(found);
  expect(found).toMatchObject({ problems: [], unanswered: 0 });
  expect(found.lines).toHaveLength(maxRows);
  expect(found.lines.at(-1)).toMatchObject({ line: maxRows + 1, amount: 341_730 });
});

test('letters that are neither Unicode nor Windows-1251 are not taken for words', async () => {
  const text = `${head}\n${idOf(1)};Тестов;1;Отклонено;Счет закрыт`;
  const utf16 = Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return [code % 256, Math.floor(code / 256)];
    }),
  );
  expect(await read(Uint8Array.of(0xff, 0xfe, ...utf16))).toBe('HEAD');
  const broken = new TextEncoder().encode(text);
  expect(await read(broken.slice(0, -1))).toBe('HEAD');
});

test('a file of a hundred megabytes is refused before anything of it is read', async () => {
  const file = new File([head], 'bank.csv');
  Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
  const arrayBuffer = jest.spyOn(file, 'arrayBuffer');
  expect(await readResults(file)).toBe('SIZE');
  expect(arrayBuffer).not.toHaveBeenCalled();
});
