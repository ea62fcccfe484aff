/** @jest-environment node */
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '@campus/shared/contract/support/calls';
import { eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { backendForFile } from '../../testing/backendForFile';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = { support: '', admin: '', audit: '' };
beforeAll(async () => {
  Object.assign(tokens, await tokensOf(backend, 'support', 'admin', 'audit'));
});

const greeting = {
  title: { ru: 'Готово', en: 'Done' },
  text: { ru: '{имя}, обращение {обращение} решено.', en: '{name}, ticket {ticket} is settled.' },
};
const list = async (token = tokens.support) => backend.send(listCannedAnswers, { token });
const create = (change: object = {}, token = tokens.support) =>
  backend.send(createCannedAnswer, { token, body: { ...greeting, ...change } });
const update = (id: string, change: object, token = tokens.support) =>
  backend.send(updateCannedAnswer, {
    token,
    params: { id },
    body: { ...greeting, version: 1, ...change },
  });
const remove = (id: string, token = tokens.support) =>
  backend.send(deleteCannedAnswer, { token, params: { id } });

test('the demo has some, by name, in both languages', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  const names = body.map(({ title }) => title.ru);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ru')));
  expect(body.every(({ title, text }) => title.en && text.en)).toBe(true);
});

test('one is added, changed and removed, and the log tells who did it', async () => {
  const { body: added } = await create();
  expect(added).toMatchObject({ ...greeting, version: 1 });
  const { body: changed } = await update(added.id, { text: { ru: 'Решено.', en: '' } });
  expect(changed).toMatchObject({ text: { ru: 'Решено.' }, version: 2 });
  expect(changed.text.en).toBeUndefined();
  expect((await remove(added.id, tokens.admin)).body).toEqual({ id: added.id });
  expect((await remove(added.id)).status).toBe(404);
  expect((await list()).body.map(({ id }) => id)).not.toContain(added.id);
  const written = await backend.db.select().from(logs).where(eq(logs.entityId, added.id));
  expect(written.map(({ action }) => action).sort()).toEqual([
    ...['cannedAnswer.create', 'cannedAnswer.delete', 'cannedAnswer.update'],
  ]);
});

test('of two who change one, the slower learns who was faster', async () => {
  const { body } = await create();
  await update(body.id, {}, tokens.admin);
  const refused = await update(body.id, { title: { ru: 'Иначе' } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'VERSION' } });
  expect(refused.body.changedBy).toBeTruthy();
});

test.each<[string, object, object]>([
  ['no title', { title: { ru: ' ' } }, { 'title.ru': 'REQUIRED' }],
  ['no text', { text: { en: 'Hello' } }, { 'text.ru': 'REQUIRED' }],
  ['a long text', { text: { ru: 'я'.repeat(5001) } }, { 'text.ru': 'TOO_LONG' }],
  ['a made-up placeholder', { text: { ru: '{пароль}' } }, { 'text.ru': 'PLACEHOLDER_UNKNOWN' }],
  [
    'a placeholder of the other language',
    { text: { ru: 'Привет', en: '{имя}' } },
    { 'text.en': 'PLACEHOLDER_UNKNOWN' },
  ],
])('%s is refused at its field', async (_, change, fields) => {
  expect(await create(change)).toMatchObject({ status: 422, body: { fields } });
});

test('auditors read them and change nothing, guests have none', async () => {
  const [first] = (await list(tokens.audit)).body;
  const { id = '' } = first ?? {};
  expect(id).not.toBe('');
  expect((await create({}, tokens.audit)).status).toBe(403);
  expect((await update(id, {}, tokens.audit)).status).toBe(403);
  expect((await remove(id, tokens.audit)).status).toBe(403);
  expect((await backend.send(listCannedAnswers, {})).status).toBe(401);
});
