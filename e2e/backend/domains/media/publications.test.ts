/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import {
  openPublicationDesk,
  publicationCalls,
  type PublicationKindName,
} from './testing/openPublicationDesk';

const backend = backendForFile();
let audit: string;
beforeAll(async () => {
  audit = await backend.tokenOf('audit');
});

const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(Object.keys(publicationCalls) as PublicationKindName[])('%s', (kind) => {
  const desk = beforeTests(() => openPublicationDesk(backend, kind));

  test('a draft is for staff alone, in all languages', async () => {
    const draft = await desk.created({ isPinned: true });
    expect(draft).toMatchObject({
      status: 'DRAFT',
      version: 1,
      publishAt: null,
      title: { ru: 'Лекция о природе света', en: 'A lecture on light' },
      updatedBy: { id: await backend.accountId('content') },
      files: [],
    });
    expect((await desk.read(draft.url)).status).toBe(404);
    const params = { id: draft.id };
    const seen = await backend.send(desk.calls.get, { token: audit, params });
    expect(seen.body).toEqual(draft);
    expect(
      (await backend.send(desk.calls.get, { token: audit, params: { id: nobody } })).status,
    ).toBe(404);
  });

  test('a draft is saved with a title alone, and is not for readers until all of it is there', async () => {
    const title = { ru: 'Только заголовок' };
    const empty = { title, summary: { ru: '' }, body: { ru: '' } };
    const own = Object.fromEntries(
      Object.keys(publicationCalls[kind].own).map((key) => [key, null]),
    );
    const bare = { ...empty, ...own, ...('place' in own && { place: { ru: '' } }) };
    const draft = await desk.created(bare);
    expect(draft).toMatchObject({ status: 'DRAFT', title, summary: { ru: '' } });
    expect((await desk.read(draft.url)).status).toBe(404);
    const found = await backend.send(desk.calls.filter, {
      token: audit,
      body: { statuses: ['DRAFT'], search: title.ru },
    });
    expect(found.body.items).toMatchObject([{ id: draft.id }]);
    const publishAt = '2099-01-01T09:00:00.000Z';
    for (const move of [{ status: 'PUBLISHED' }, { status: 'SCHEDULED', publishAt }]) {
      const refused = await desk.update(draft, { ...bare, ...move });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        fields: {
          'summary.ru': 'REQUIRED',
          'body.ru': 'REQUIRED',
          ...(kind === 'events' && {
            ...{ startsAt: 'REQUIRED', endsAt: 'REQUIRED', 'place.ru': 'REQUIRED' },
          }),
          ...(kind === 'info-pages' && { section: 'REQUIRED' }),
        },
      });
    }
    const whole = await desk.update(draft, { title, status: 'PUBLISHED' });
    expect(whole.status).toBe(200);
    expect((await desk.read(draft.url)).status).toBe(200);
  });

  test('staff order items by when they were changed, readers cannot', async () => {
    const search = `Порядок ${kind}`;
    const earlier = await desk.created({ title: { ru: `${search}: первый` }, status: 'PUBLISHED' });
    const later = await desk.created({ title: { ru: `${search}: второй` }, status: 'PUBLISHED' });
    const change = { title: { ru: `${search}: первый, снова` }, status: 'PUBLISHED' };
    expect((await desk.update(earlier, change)).status).toBe(200);
    const find = async (query: { sort?: string; asc?: boolean }, token?: string) => {
      const body = token ? { search, statuses: ['PUBLISHED'] } : { search };
      const found = await backend.send(desk.calls.filter, { token, query, body });
      return found.body.items.map(({ id }) => id);
    };
    const sort = 'changed';
    expect(await find({ sort, asc: false }, audit)).toEqual([earlier.id, later.id]);
    expect(await find({ sort, asc: true }, audit)).toEqual([later.id, earlier.id]);
    expect(await find({ sort })).toEqual(await find({}));
  });

  test('a published item is read in the reader’s language, half a translation in Russian', async () => {
    const title = { ru: 'Дни карьеры', en: 'Career days' };
    const whole = await desk.created({ title, status: 'PUBLISHED' });
    expect((await desk.read(whole.url, 'en')).body).toMatchObject({
      lang: 'en',
      title: 'Career days',
      body: '<p>Bring your questions.</p>',
      seo: { title: 'Career days', description: 'Physics without formulas', image: null },
    });
    const half = await desk.created({
      title,
      body: { ru: '<p>Да.</p>', en: '' },
      status: 'PUBLISHED',
    });
    expect(half.body).toEqual({ ru: '<p>Да.</p>' });
    const { body } = await desk.read(half.url, 'en');
    expect(body).toMatchObject({ lang: 'ru', title: 'Дни карьеры', body: '<p>Да.</p>' });
    expect(body).not.toHaveProperty('staff');
  });

  test('readers and other staff do not ask for states; editors and auditors get what readers do not see', async () => {
    const title = { ru: `Черновик для ${kind}` };
    const draft = await desk.created({ title });
    const body = { statuses: ['DRAFT', 'SCHEDULED'], search: `Черновик для ${kind}` };
    expect((await backend.send(desk.calls.filter, { body })).status).toBe(403);
    for (const account of ['student', 'support', 'edu', 'payments', 'approver'] as const) {
      const token = await backend.tokenOf(account);
      expect((await backend.send(desk.calls.filter, { token, body })).status).toBe(403);
      const open = await backend.send(desk.calls.filter, { token });
      expect(open.body.items.some((item) => 'staff' in item)).toBe(false);
    }
    const found = await backend.send(desk.calls.filter, { token: audit, body });
    expect(found.body.items).toMatchObject([
      {
        id: draft.id,
        publishAt: null,
        staff: {
          status: 'DRAFT',
          version: 1,
          languages: ['ru'],
          updatedBy: { name: expect.any(String) as unknown },
        },
      },
    ]);
    const plain = await backend.send(desk.calls.filter, {
      token: audit,
      body: { search: body.search },
    });
    expect(plain.body.total).toBe(0);
    const all = await backend.send(desk.calls.filter, { token: audit });
    expect(all.body.items.every(({ staff }) => staff?.status === 'PUBLISHED')).toBe(true);
    const guest = await backend.send(desk.calls.filter);
    expect(guest.body.items.some((item) => 'staff' in item)).toBe(false);
  });

  test('bad input is refused by field', async () => {
    const wrong = await desk.create({ title: { ru: '' }, url: 'new', status: 'GONE' });
    expect(wrong.body).toMatchObject({
      statusCode: 422,
      fields: { 'title.ru': 'REQUIRED', url: 'SLUG_RESERVED', status: 'INVALID' },
    });
    const huge = await desk.create({ body: { ru: `<p>${'я'.repeat(52_000)}</p>` } });
    expect(huge.body.fields).toEqual({ 'body.ru': 'BODY_TOO_LARGE' });
    const empty = await desk.create({
      status: 'PUBLISHED',
      body: { ru: '<script>alert(1)</script><p> </p>' },
    });
    expect(empty).toMatchObject({ status: 422, body: { fields: { 'body.ru': 'REQUIRED' } } });
  });

  test('the text is cleaned before it is kept', async () => {
    const ru = '<p onclick="alert(1)">Да<script>alert(1)</script></p>';
    expect((await desk.created({ body: { ru } })).body).toEqual({ ru: '<p>Да</p>' });
  });

  test('an item that is sent a second time is there already, whatever its address', async () => {
    const own = { id: randomUUID(), url: `sent-twice-${kind}` };
    await desk.created(own);
    const again = await desk.create(own);
    expect(again.body).toMatchObject({ statusCode: 409, code: 'ALREADY_CREATED' });
  });

  test('a stale save is refused with who saved and when; of two at once one succeeds', async () => {
    const draft = await desk.created();
    const racing = await Promise.all([desk.update(draft), desk.update(draft)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = assertDefined(racing.find(({ status }) => status === 409));
    expect(loser.body).toMatchObject({
      code: 'VERSION',
      changedBy: expect.any(String) as unknown,
      changedAt: expect.any(String) as unknown,
    });
    expect((await desk.update({ ...draft, id: nobody })).status).toBe(404);
  });

  test('every save is written to the log, of long texts only their lengths', async () => {
    const draft = await desk.created();
    await desk.update(draft, { title: { ru: 'Иначе' }, body: { ru: '<p>Короче</p>' } });
    const rows = await backend.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, draft.id))
      .orderBy(logs.at);
    expect(rows.map(({ action }) => action.split('.')[1])).toEqual(['create', 'update']);
    expect(rows[1]?.diff).toEqual({
      title: { from: draft.title, to: { ru: 'Иначе' } },
      body: { from: { ru: 29, en: 28 }, to: { ru: 13 } },
    });
  });

  test('saves of one sitting are one entry, from the first value to the last; a move ends it', async () => {
    const draft = await desk.created({ title: { ru: 'Один' } });
    const two = await desk.update(draft, { title: { ru: 'Два' } });
    const three = await desk.update(two.body, { title: { ru: 'Три' }, summary: { ru: 'О чём' } });
    const entries = async () => {
      const isIt = eq(logs.entityId, draft.id);
      const rows = await backend.db.select().from(logs).where(isIt).orderBy(logs.at);
      return rows.filter(({ action }) => action.endsWith('.update')).map(({ diff }) => diff);
    };
    const sitting = {
      title: { from: { ru: 'Один' }, to: { ru: 'Три' } },
      summary: { from: draft.summary, to: { ru: 'О чём' } },
    };
    expect(await entries()).toMatchObject([sitting]);

    const words = { title: { ru: 'Три' }, summary: { ru: 'О чём' } };
    const out = await desk.update(three.body, { ...words, status: 'PUBLISHED' });
    const four = await desk.update(out.body, {
      ...words,
      title: { ru: 'Четыре' },
      status: 'PUBLISHED',
    });
    const afterMove = { title: { from: { ru: 'Три' }, to: { ru: 'Четыре' } } };
    expect(await entries()).toMatchObject([sitting, afterMove]);

    const token = await backend.tokenOf('admin');
    await desk.update(four.body, { ...words, title: { ru: 'Пять' }, status: 'PUBLISHED' }, token);
    const byAnother = { title: { from: { ru: 'Четыре' }, to: { ru: 'Пять' } } };
    expect(await entries()).toMatchObject([sitting, afterMove, byAnother]);
  });

  test('a save half an hour after the last one is an entry of its own', async () => {
    const draft = await desk.created();
    const first = await desk.update(draft, { title: { ru: 'Утром' } });
    const isEdit = and(eq(logs.entityId, draft.id), like(logs.action, '%.update'));
    const at = new Date(Date.now() - 31 * 60_000);
    await backend.db.update(logs).set({ at }).where(isEdit);
    await desk.update(first.body, { title: { ru: 'Днём' } });
    const rows = await backend.db.select().from(logs).where(isEdit).orderBy(logs.at);
    expect(rows.map(({ diff }) => diff?.title)).toEqual([
      { from: draft.title, to: { ru: 'Утром' } },
      { from: { ru: 'Утром' }, to: { ru: 'Днём' } },
    ]);
  });

  test('a deleted item is gone for everybody', async () => {
    const item = await desk.created({ status: 'PUBLISHED' });
    expect((await desk.remove(item.id)).status).toBe(200);
    expect((await desk.read(item.url)).status).toBe(404);
    expect((await desk.remove(item.id)).status).toBe(404);
    const rows = await backend.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, item.id))
      .orderBy(logs.at);
    expect(rows.at(-1)).toMatchObject({ actorType: 'USER', diff: { url: { from: item.url } } });
  });
});
