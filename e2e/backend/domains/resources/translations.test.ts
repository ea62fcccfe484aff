/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import * as resources from '@campus/shared/contract/resources/calls';
import { eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { insertAll } from '../../platform/seed/insertAll';
import { translations } from './resourceTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
const ids = { ru: '', en: '' };
beforeAll(async () => {
  token = await backend.tokenOf('content');
  for (const { id, key } of (await backend.send(resources.listLanguages)).body.items) ids[key] = id;
});

const save = (body: object) => backend.send(resources.saveTranslations, { token, body });
const item = (mnemonic: string, language: 'ru' | 'en', translation: string) => ({
  mnemonic,
  languageId: ids[language],
  translation,
});
const textOf = async (mnemonic: string, language: 'ru' | 'en') => {
  const query = { mnemonic, languageId: ids[language] };
  const { body } = await backend.send(resources.listTranslations, { query });
  return body.items.find((row) => row.mnemonic === mnemonic)?.translation;
};

test('an import adds, changes and leaves alone, and says how many', async () => {
  const first = await save({ items: [item('test.a', 'ru', 'А'), item('test.b', 'ru', 'Б')] });
  expect(first.body).toEqual({ created: 2, updated: 0, unchanged: 0 });
  const rows = [item('test.a', 'ru', 'А!'), item('test.b', 'ru', 'Б'), item('test.a', 'en', 'A')];
  const second = await save({ items: rows });
  expect(second.body).toEqual({ created: 1, updated: 1, unchanged: 1 });
  expect(await textOf('test.a', 'ru')).toBe('А!');
  expect(await textOf('test.a', 'en')).toBe('A');
  const [entry] = await backend.db
    .select()
    .from(logs)
    .where(eq(logs.action, 'translation.save'))
    .limit(1);
  expect(entry).toMatchObject({ actorType: 'USER', entityType: 'translation' });
});

test('one text comes without a list', async () => {
  expect((await save(item('test.one', 'ru', 'Один'))).body.created).toBe(1);
  const { body } = await save({ mnemonic: 'test.half' });
  expect(body.fields).toEqual({ items: 'REQUIRED' });
});

describe('placeholders', () => {
  test('of a translation are those of the Russian text', async () => {
    await save(item('test.hello', 'ru', 'Привет, {name}! Писем: {{count}}'));
    const wrong = await save(item('test.hello', 'en', 'Hello, {nmae}! {{count}} letters'));
    expect(wrong.body.fields).toEqual({ translation: 'PLACEHOLDERS' });
    expect(wrong.body.message).toEqual([expect.stringContaining('{count}, {name}')]);
    const right = await save(item('test.hello', 'en', '{{count, number}} letters for {name}'));
    expect(right.status).toBe(200);
  });

  test('a Russian text does not lose those that a translation has', async () => {
    await save({
      items: [item('test.sum', 'ru', 'Сумма: {sum}'), item('test.sum', 'en', 'Sum: {sum}')],
    });
    expect((await save(item('test.sum', 'ru', 'Сумма'))).body.code).toBe('PLACEHOLDERS');
    const both = [item('test.sum', 'ru', 'Сумма'), item('test.sum', 'en', 'Sum')];
    expect((await save({ items: both })).status).toBe(200);
  });

  test('each wrong item is named, and nothing of the import is kept', async () => {
    const rows = [
      item('test.kept', 'ru', 'Нет'),
      item('test.bad', 'ru', '{a}'),
      item('test.bad', 'en', '{b}'),
    ];
    const { status, body } = await save({ items: rows });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({ 'items.2.translation': 'PLACEHOLDERS' });
    expect(await textOf('test.kept', 'ru')).toBeUndefined();
  });
});

test.each([
  [{ mnemonic: 'Test' }, { 'items.0.mnemonic': 'MNEMONIC_FORMAT' }],
  [{ mnemonic: 'test..a' }, { 'items.0.mnemonic': 'MNEMONIC_FORMAT' }],
  [{ translation: '' }, { 'items.0.translation': 'REQUIRED' }],
  [{ languageId: 'ru' }, { 'items.0.languageId': 'ID_FORMAT' }],
  [{ languageId: randomUUID() }, { languageId: 'REFERENCE_UNKNOWN' }],
])('%j is refused by field', async (change, fields) => {
  const answer = await save({ items: [{ ...item('test.x', 'ru', 'Икс'), ...change }] });
  expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 422, fields });
});

test('501 rows, no rows and the same text twice are refused', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => item(`test.n${index}`, 'ru', 'Т'));
  expect((await save({ items: rows })).body.fields).toEqual({ items: 'TOO_MANY_ITEMS' });
  expect((await save({ items: [] })).body.fields).toEqual({ items: 'REQUIRED' });
  const twice = [item('test.t', 'ru', '1'), item('test.t', 'ru', '2')];
  expect((await save({ items: twice })).body.fields).toEqual({
    'items.1.mnemonic': 'DUPLICATE_ITEM',
  });
});

test('imports of the same texts in another order do not lock each other up', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => item(`test.race${index}`, 'ru', 'Т'));
  const texts = ['Т', 'Д', 'Е', 'Ж', 'З', 'И'];
  const imports = texts.map((translation, index) =>
    save({
      items: (index % 2 ? rows : [...rows].reverse()).map((row) => ({ ...row, translation })),
    }),
  );
  const answers = await Promise.all(imports);
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
});

describe('ten thousand texts', () => {
  const query = () => ({ languageId: ids.en, size: 10_000 });
  const read = (etag?: string | number | string[]) =>
    backend.send(resources.listTranslations, {
      query: query(),
      headers: etag ? { 'if-none-match': String(etag) } : {},
    });

  beforeAll(async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      ...item(`bulk.text${index}`, 'en', `Text number ${index}`),
    }));
    await insertAll(backend.db, translations, rows);
  });

  test('are not sent again to who has them', async () => {
    const first = await read();
    expect(first.body.items).toHaveLength(10_000);
    const again = await read(first.headers.etag);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('are sent again after any change, and apart for each language and page', async () => {
    const { etag } = (await read()).headers;
    await save(item('bulk.text7', 'en', 'Another text'));
    const next = await read(etag);
    expect(next.status).toBe(200);
    expect(next.headers.etag).not.toBe(etag);
    await save(item('bulk.added', 'en', 'Added'));
    expect((await read(next.headers.etag)).status).toBe(200);
    const others = await backend.send(resources.listTranslations, {
      query: { ...query(), languageId: ids.ru },
      headers: { 'if-none-match': String((await read()).headers.etag) },
    });
    expect(others.status).toBe(200);
  });
});
