/** @jest-environment node */
import * as resources from '@campus/shared/contract/resources/calls';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
const tokens = { content: '', admin: '', audit: '', support: '' };
const ids = { ru: '', en: '' };
beforeAll(async () => {
  for (const name of ['content', 'admin', 'audit', 'support'] as const)
    tokens[name] = await backend.tokenOf(name);
  for (const { id, key } of (await backend.send(resources.listLanguages)).body.items) ids[key] = id;
});

interface Said {
  version?: number;
  bundled?: string;
}

const save = (
  [mnemonic, language, translation]: [string, 'ru' | 'en', string],
  said: Said = {},
  token = tokens.content,
) =>
  backend.send(resources.saveTranslations, {
    token,
    body: { items: [{ mnemonic, languageId: ids[language], translation, ...said }] },
  });
const stateOf = async (mnemonic: string, token = tokens.audit) => {
  const query = { mnemonic, languageId: ids.ru };
  const { body } = await backend.send(resources.listTextStates, { token, query });
  return body.items.find((row) => row.mnemonic === mnemonic);
};
const logOf = async (mnemonic: string) =>
  (await backend.send(resources.listTextLog, { token: tokens.audit, query: { mnemonic } })).body
    .items;

test('what the code said is kept with the words of staff', async () => {
  await save(['media.news.title', 'ru', 'Главное'], { bundled: 'Новости', version: 0 });
  expect(await stateOf('media.news.title')).toMatchObject({ version: 1, bundled: 'Новости' });
});

test('the same words once more, after a release, are kept over what it says', async () => {
  await save(['media.kept', 'ru', 'Главное'], { bundled: 'Новости' });
  const again = await save(['media.kept', 'ru', 'Главное'], { bundled: 'Свежее', version: 1 });
  expect(again.body).toEqual({ created: 0, updated: 1, unchanged: 0 });
  expect(await stateOf('media.kept')).toMatchObject({ version: 2, bundled: 'Свежее' });
});

test('words of the code are not kept: its next release words them again', async () => {
  await save(['media.back', 'ru', 'Главное'], { bundled: 'Новости' });
  const back = await save(['media.back', 'ru', 'Новости'], { bundled: 'Новости', version: 1 });
  expect(back.body).toEqual({ created: 0, updated: 1, unchanged: 0 });
  expect(await stateOf('media.back')).toBeUndefined();
  const never = await save(['media.never', 'ru', 'Новости'], { bundled: 'Новости', version: 0 });
  expect(never.body).toEqual({ created: 0, updated: 0, unchanged: 1 });
});

test('who was slower is told who was faster, unless both say the same', async () => {
  await save(['media.race', 'ru', 'Раз'], { version: 0 }, tokens.admin);
  const late = await save(['media.race', 'ru', 'Два'], { version: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: 'VERSION' } });
  expect(late.body.changedBy).toMatch('Администратор');
  expect((await save(['media.race', 'ru', 'Раз'], { version: 0 })).status).toBe(200);
  expect((await save(['media.race', 'ru', 'Два'], { version: 1 })).status).toBe(200);
});

test.each([
  ['без подстановки', 'Писем: {{count}}', 'Писем много'],
  ['с одной скобкой', 'Писем: {{count}}', 'Писем: {count}'],
  ['с лишней', 'Писем нет', 'Писем нет, {{name}}'],
])('a text %s is refused by its field', async (_, bundled, text) => {
  const { status, body } = await save(['media.letters', 'ru', text], { bundled });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { 'items.0.translation': 'PLACEHOLDERS' },
  });
});

test('a form of a counted text may leave the number out', async () => {
  const one = await save(['media.day_one', 'ru', 'Один день'], { bundled: '{{count}} день' });
  expect(one.status).toBe(200);
});

test('English has no word for few, unless the code has one', async () => {
  const { body } = await save(['media.day_few', 'en', '{{count}} days']);
  expect(body.fields).toEqual({ 'items.0.translation': 'PLURAL_FORM' });
  const known = await save(['media.step_many', 'en', 'Lots'], { bundled: 'Many' });
  expect(known.status).toBe(200);
});

test('the log of a text tells who said what in both languages, newest first', async () => {
  await save(['media.told', 'ru', 'Было'], {}, tokens.admin);
  await save(['media.told', 'en', 'Was']);
  await save(['media.told', 'ru', 'Стало']);
  const log = await logOf('media.told');
  expect(log.map(({ changes }) => changes)).toEqual([
    [{ languageId: ids.ru, from: 'Было', to: 'Стало' }],
    [{ languageId: ids.en, from: null, to: 'Was' }],
    [{ languageId: ids.ru, from: null, to: 'Было' }],
  ]);
  expect(log[2]?.by).toMatch('Администратор');
  expect(await logOf('media.silent')).toStrictEqual([]);
});

test('guests and staff without the right learn neither states nor the log', async () => {
  const query = { mnemonic: 'media.told' };
  for (const [token, status] of [
    [undefined, 401],
    [tokens.support, 403],
  ] as const) {
    expect((await backend.send(resources.listTextStates, { token, query })).status).toBe(status);
    expect((await backend.send(resources.listTextLog, { token, query })).status).toBe(status);
  }
});
