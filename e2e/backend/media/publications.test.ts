/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { existing } from '../existing';
import { logs } from '../schema/audit';
import { mediaFiles } from '../schema/files';
import { formerUrls } from '../schema/publication';
import { draftOf, publicationCalls, type PublicationKindName } from '../testing/publicationCalls';
import { startTestBackend, startTimeout, type TestBackend } from '../testing/startTestBackend';

let backend: TestBackend;
let content: string;
let audit: string;
beforeAll(async () => {
  backend = await startTestBackend();
  content = await backend.tokenOf('content');
  audit = await backend.tokenOf('audit');
}, startTimeout);
afterAll(() => backend.stop());

const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(Object.keys(publicationCalls) as PublicationKindName[])('%s', (kind) => {
  const calls = publicationCalls[kind];
  const create = (own: object = {}) =>
    backend.send(calls.create, { token: content, body: draftOf(kind, own) });
  const created = async (own: object = {}) => {
    const answer = await create(own);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  type Saved = Awaited<ReturnType<typeof created>>;
  const update = ({ id, version }: Saved, own: object = {}) =>
    backend.send(calls.update, {
      token: content,
      params: { id },
      body: draftOf(kind, { version, ...own }),
    });
  const read = (url: string, language: 'ru' | 'en' = 'ru') =>
    backend.send(calls.getByUrl, { params: { url }, language });
  const picture = async (own: object = {}) => {
    const [file] = await backend.db
      .insert(mediaFiles)
      .values({
        bucket: 'public',
        fileName: `${crypto.randomUUID()}.webp`,
        originalName: 'light.webp',
        mime: 'image/webp',
        size: 1_000,
        width: 800,
        height: 600,
        sha256: '0'.repeat(64),
        alt: { ru: 'Луч света', en: 'A ray of light' },
        subjectId: nobody,
        ...own,
      })
      .returning();
    return existing(file);
  };

  test('a draft is for staff alone, in all languages', async () => {
    const draft = await created({ isPinned: true });
    expect(draft).toMatchObject({
      status: 'DRAFT',
      version: 1,
      publishAt: null,
      title: { ru: 'Лекция о природе света', en: 'A lecture on light' },
      updatedBy: { id: await backend.accountId('content') },
      files: [],
    });
    expect((await read(draft.url)).status).toBe(404);
    const params = { id: draft.id };
    const seen = await backend.send(calls.get, { token: audit, params });
    expect(seen.body).toEqual(draft);
    expect((await backend.send(calls.get, { token: audit, params: { id: nobody } })).status).toBe(
      404,
    );
  });

  test('a published item is read in the reader’s language, half a translation in Russian', async () => {
    const title = { ru: 'Дни карьеры', en: 'Career days' };
    const whole = await created({ title, status: 'PUBLISHED' });
    expect((await read(whole.url, 'en')).body).toMatchObject({
      lang: 'en',
      title: 'Career days',
      body: '<p>Bring your questions.</p>',
      seo: { title: 'Career days', description: 'Physics without formulas', image: null },
    });
    const half = await created({ title, body: { ru: '<p>Да.</p>', en: '' }, status: 'PUBLISHED' });
    expect(half.body).toEqual({ ru: '<p>Да.</p>' });
    const { body } = await read(half.url, 'en');
    expect(body).toMatchObject({ lang: 'ru', title: 'Дни карьеры', body: '<p>Да.</p>' });
    expect(body).not.toHaveProperty('staff');
  });

  test('readers do not ask for states; staff get what readers do not see', async () => {
    const title = { ru: `Черновик для ${kind}` };
    const draft = await created({ title });
    const body = { statuses: ['DRAFT', 'SCHEDULED'], search: `Черновик для ${kind}` };
    for (const token of [undefined, await backend.tokenOf('student')]) {
      expect((await backend.send(calls.filter, { token, body })).status).toBe(403);
    }
    const found = await backend.send(calls.filter, { token: audit, body });
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
    const plain = await backend.send(calls.filter, { token: audit, body: { search: body.search } });
    expect(plain.body.total).toBe(0);
    const all = await backend.send(calls.filter, { token: audit });
    expect(all.body.items.every(({ staff }) => staff?.status === 'PUBLISHED')).toBe(true);
    const guest = await backend.send(calls.filter);
    expect(guest.body.items.some((item) => 'staff' in item)).toBe(false);
  });

  test('bad input is refused by field', async () => {
    const wrong = await create({ title: { ru: '' }, url: 'new', status: 'GONE' });
    expect(wrong.body).toMatchObject({
      statusCode: 422,
      fields: { 'title.ru': 'REQUIRED', url: 'SLUG_RESERVED', status: 'INVALID' },
    });
    const huge = await create({ body: { ru: `<p>${'я'.repeat(52_000)}</p>` } });
    expect(huge.body.fields).toEqual({ 'body.ru': 'BODY_TOO_LARGE' });
    const empty = await create({ body: { ru: '<script>alert(1)</script><p> </p>' } });
    expect(empty).toMatchObject({ status: 422, body: { fields: { 'body.ru': 'REQUIRED' } } });
  });

  test('the text is cleaned before it is kept', async () => {
    const ru = '<p onclick="alert(1)">Да<script>alert(1)</script></p>';
    expect((await created({ body: { ru } })).body).toEqual({ ru: '<p>Да</p>' });
  });

  describe('the address', () => {
    test('is made of the Russian title, with a number where that is taken', async () => {
      const title = { ru: 'Объезд площади' };
      const urls = [await created({ title }), await created({ title })].map(({ url }) => url);
      expect(urls).toEqual(['obieezd-ploshchadi', 'obieezd-ploshchadi-2']);
      expect((await created({ title: { ru: 'Я' } })).url).toBe('ia-2');
      expect((await created({ title: { ru: 'API' } })).url).toBe('api-2');
      expect((await created({ title: { ru: '…' } })).url).toMatch(/^[a-z]/);
    });

    test('is free to be chosen, once; a taken one is refused with a free one', async () => {
      await created({ url: 'own-address' });
      const second = await create({ url: 'own-address' });
      expect(second.body).toMatchObject({
        statusCode: 409,
        code: 'URL_TAKEN',
        fields: { url: 'URL_TAKEN' },
        suggestion: 'own-address-2',
      });
      expect(second.body.message).toContain('own-address-2');
      const racing = await Promise.all(
        Array.from({ length: 3 }, () => create({ url: 'race-for-it' })),
      );
      expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const generated = await Promise.all(
        Array.from({ length: 3 }, () => created({ title: { ru: 'Гонка' } })),
      );
      expect(generated.map(({ url }) => url).sort()).toEqual(['gonka', 'gonka-2', 'gonka-3']);
    });

    test('changed after publication, leads to the new one and stays taken', async () => {
      const first = await created({ url: 'first-address', status: 'PUBLISHED' });
      const status = 'PUBLISHED';
      const second = (await update(first, { url: 'second-address', status })).body;
      const third = (await update(second, { url: 'third-address', status })).body;
      for (const url of ['first-address', 'second-address', 'third-address']) {
        expect((await read(url)).body).toMatchObject({ id: first.id, url: 'third-address' });
      }
      expect((await create({ url: 'first-address' })).body.suggestion).toBe('first-address-2');
      const back = (await update(third, { url: 'first-address', status })).body;
      expect((await read('third-address')).body.url).toBe('first-address');

      await backend.send(calls.remove, { token: content, params: { id: back.id } });
      expect((await read('third-address')).status).toBe(404);
      const left = await backend.db
        .select()
        .from(formerUrls)
        .where(eq(formerUrls.subjectId, back.id));
      expect(left).toEqual([]);
    });

    test('of a draft is forgotten when it changes, and stays when a save does not name it', async () => {
      const draft = await created({ url: 'draft-address' });
      const kept = (await update(draft)).body;
      expect(kept.url).toBe('draft-address');
      const published = (await update(kept, { url: 'real-address', status: 'PUBLISHED' })).body;
      expect(published.url).toBe('real-address');
      expect((await read('draft-address')).status).toBe(404);
    });
  });

  test('a stale save is refused with who saved and when; of two at once one succeeds', async () => {
    const draft = await created();
    const racing = await Promise.all([update(draft), update(draft)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = existing(racing.find(({ status }) => status === 409));
    expect(loser.body).toMatchObject({
      code: 'VERSION',
      changedBy: expect.any(String) as unknown,
      changedAt: expect.any(String) as unknown,
    });
    expect((await update({ ...draft, id: nobody })).status).toBe(404);
  });

  describe('the cover', () => {
    test('is a described public picture; an untitled preview shows it', async () => {
      const file = await picture();
      const item = await created({ coverId: file.id, status: 'PUBLISHED' });
      const cover = { url: `/api/files/public/${file.fileName}`, width: 800, height: 600 };
      expect(item.cover).toEqual({ ...cover, alt: 'Луч света' });
      const read_ = await read(item.url, 'en');
      expect(read_.body.cover).toEqual({ ...cover, alt: 'A ray of light' });
      expect(read_.body.seo.image).toEqual(read_.body.cover);
    });

    test('is refused where it is unknown, private or not described', async () => {
      const coverOf = async (own: object) => (await picture(own)).id;
      const refused = async (coverId: string) => (await create({ coverId })).body.fields;
      expect(await refused(nobody)).toEqual({ coverId: 'PICTURE_UNKNOWN' });
      const personal = await coverOf({ bucket: 'human-photo' });
      expect(await refused(personal)).toEqual({ coverId: 'PICTURE_UNKNOWN' });
      const paper = await coverOf({ width: null, height: null });
      expect(await refused(paper)).toEqual({ coverId: 'PICTURE_UNKNOWN' });
      expect(await refused(await coverOf({ alt: null }))).toEqual({ coverId: 'ALT_REQUIRED' });
      const seo = { ogImageId: nobody };
      expect((await create({ seo })).body.fields).toEqual({ 'seo.ogImageId': 'PICTURE_UNKNOWN' });
    });
  });

  test('its files are listed in their order, for readers without those that are shown already', async () => {
    const item = await created();
    const subjectId = item.id;
    const inText = await picture({ subjectId, position: 2 });
    const cover = await picture({ subjectId, position: 1 });
    const paper = {
      originalName: 'Программа.pdf',
      mime: 'application/pdf',
      width: null,
      height: null,
    };
    const pdf = await picture({ subjectId, ...paper, alt: null, caption: { ru: 'Программа' } });
    const src = `/api/files/public/${inText.fileName}`;
    const body = { ru: `<p>Да</p><img src="${src}" alt="Луч">` };
    const saved = await update(item, { body, coverId: cover.id, status: 'PUBLISHED' });
    expect(saved.body.files.map(({ id }) => id)).toEqual([pdf.id, cover.id, inText.id]);
    const { files } = (await read(item.url)).body;
    expect(files).toEqual([
      expect.objectContaining({ id: pdf.id, name: 'Программа.pdf', caption: 'Программа' }),
    ]);
  });

  test('every save is written to the log, of long texts only their lengths', async () => {
    const draft = await created();
    await update(draft, { title: { ru: 'Иначе' }, body: { ru: '<p>Короче</p>' } });
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

  test('a deleted item is gone for everybody', async () => {
    const item = await created({ status: 'PUBLISHED' });
    const params = { id: item.id };
    expect((await backend.send(calls.remove, { token: content, params })).status).toBe(200);
    expect((await read(item.url)).status).toBe(404);
    expect((await backend.send(calls.remove, { token: content, params })).status).toBe(404);
    const rows = await backend.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, item.id))
      .orderBy(logs.at);
    expect(rows.at(-1)).toMatchObject({ actorType: 'USER', diff: { url: { from: item.url } } });
  });
});
