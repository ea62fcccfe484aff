/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  createFooterLink,
  deleteFooterLink,
  listFooterLinks,
  updateFooterLink,
} from '@campus/shared/contract/settings/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('content');
});

const link = { title: { ru: 'Ссылка', en: 'Link' }, url: '/link', group: 'SOCIAL' };
const create = (change: object = {}) =>
  backend.send(createFooterLink, { token, body: { ...link, ...change } });
const update = (id: string, change: object) =>
  backend.send(updateFooterLink, { token, params: { id }, body: change });
const remove = (id: string) => backend.send(deleteFooterLink, { token, params: { id } });
const list = async (reader?: string, language: 'ru' | 'en' = 'ru') =>
  (await backend.send(listFooterLinks, { token: reader, language })).body;
const urlsOf = async (group: string) =>
  (await list(token)).filter((one) => one.group === group).map(({ url }) => url);
const versionOf = async (id: string) =>
  assertDefined(assertDefined((await list(token)).find((one) => one.id === id)).staff).version;

test('everybody sees active links in their language, editors and auditors all of them and both languages', async () => {
  const { body } = await create({ url: '/hidden', isActive: false });
  expect(body).toMatchObject({
    title: 'Ссылка',
    staff: { title: link.title, isActive: false, version: 1 },
  });
  const urls = async (reader?: string) => (await list(reader)).map(({ url }) => url);
  expect(await urls()).not.toContain('/hidden');
  expect(await urls(await backend.tokenOf('student'))).not.toContain('/hidden');
  const support = await list(await backend.tokenOf('support'));
  expect(support.map(({ url }) => url)).not.toContain('/hidden');
  expect(support.some(({ staff }) => staff)).toBe(false);
  expect(await urls(token)).toContain('/hidden');
  expect(await urls(await backend.tokenOf('audit'))).toContain('/hidden');
  expect((await list(undefined, 'en'))[0]?.title).toBe('What Campus is');
  await remove(body.id);
});

test('a dead token is told so, that it may be renewed', async () => {
  expect((await backend.send(listFooterLinks, { token: 'garbage' })).status).toBe(401);
});

test('a link comes last, or where it is put; the group is numbered anew', async () => {
  const before = await urlsOf('HELP');
  const last = await create({ group: 'HELP', url: '/last' });
  const first = await create({ group: 'HELP', url: '/first', position: 1 });
  expect(await urlsOf('HELP')).toEqual(['/first', ...before, '/last']);
  expect(first.body.position).toBe(1);
  expect(last.body.position).toBe(before.length + 1);

  const moved = await update(last.body.id, { position: 2, version: await versionOf(last.body.id) });
  expect(moved.body).toMatchObject({ position: 2, url: '/last' });
  expect(await urlsOf('HELP')).toEqual(['/first', '/last', ...before]);
  await remove(first.body.id);
  await remove(last.body.id);
  expect(await urlsOf('HELP')).toEqual(before);
});

test('links that are moved at the same time all find a place', async () => {
  const links = await Promise.all(['/a', '/b', '/c'].map((url) => create({ group: 'LEGAL', url })));
  await Promise.all(
    links.map(({ body }) => update(body.id, { position: 1, version: body.staff?.version })),
  );
  const positions = (await list(token))
    .filter(({ group }) => group === 'LEGAL')
    .map(({ position }) => position);
  expect(positions).toEqual(positions.map((_, index) => index + 1));
  for (const { body } of links) await remove(body.id);
});

test('any field can be changed alone, and it is written down', async () => {
  const { id } = (await create()).body;
  const title = { ru: 'Другая', en: 'Other' };
  const { body } = await update(id, { title, version: 1 });
  expect(body).toMatchObject({ title: 'Другая', url: '/link', staff: { title, version: 2 } });
  expect((await update(id, { isActive: false, version: 2 })).body.staff?.isActive).toBe(false);
  expect((await update(id, { group: 'ABOUT', version: 3 })).body.group).toBe('ABOUT');
  const log = await backend.db.select().from(logs).where(eq(logs.entityId, id));
  expect(log.map(({ action }) => action)).toEqual([
    'footerLink.create',
    ...Array<string>(3).fill('footerLink.update'),
  ]);
  await remove(id);
});

test('an old version is refused, and so is what is gone', async () => {
  const { id } = (await create()).body;
  const answers = await Promise.all([
    update(id, { url: '/one', version: 1 }),
    update(id, { url: '/other', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await Promise.all([remove(id), remove(id)])).map(({ status }) => status).sort()).toEqual([
    200, 404,
  ]);
  expect((await update(id, { url: '/x', version: 1 })).status).toBe(404);
  expect((await remove(randomUUID())).status).toBe(404);
});

test.each([
  'https://example.com/page',
  '/help/new',
  'mailto:privacy@example.test',
  'tel:+78000000000',
])('%s is an address', async (url) => {
  const { status, body } = await create({ url });
  expect(status).toBe(200);
  await remove(body.id);
});

test.each([
  'http://example.com',
  '//example.com',
  'javascript:alert(1)',
  'https://user:secret@example.com',
  'mailto:nobody',
  'tel:звоните',
  'страница',
])('%s is none', async (url) => {
  const { status, body } = await create({ url });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { url: 'FOOTER_URL_FORMAT' },
  });
});

test('a title is Russian at least, a group one of four, a position a small number', async () => {
  const wrong = { title: { en: 'Only' }, group: 'OTHER', position: 0 };
  expect((await create(wrong)).body.fields).toEqual({
    'title.ru': 'REQUIRED',
    group: 'REQUIRED',
    position: 'RANGE',
  });
});
