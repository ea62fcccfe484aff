/** @jest-environment node */
import * as calls from '@campus/shared/contract/media/taxonomyCalls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { draftOf, publicationCalls } from './testing/openPublicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { createGate } from '../../testing/createGate';
import { lockAwaited } from '../../testing/lockAwaited';
import { authorDirectory } from './directories/authorDirectory';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('content');
});

const nobody = '00000000-0000-4000-8000-000000000000';
const publish = (kind: 'news' | 'events', own: object) =>
  backend.send(publicationCalls[kind].create, { token, body: draftOf(kind, own) });

describe('tags', () => {
  const create = (own: object = {}) =>
    backend.send(calls.createNewsTag, {
      token,
      body: { name: { ru: 'Космос', en: 'Space' }, slug: 'space', ...own },
    });
  const update = (id: string, body: object) =>
    backend.send(calls.updateNewsTag, { token, params: { id }, body });
  const remove = (id: string) => backend.send(calls.deleteNewsTag, { token, params: { id } });
  const replace = (id: string, by: string) =>
    backend.send(calls.replaceNewsTag, { token, params: { id }, body: { by } });

  test('are one name for readers, and translations with their use for staff', async () => {
    const { body: tag } = await create();
    expect(tag).toMatchObject({
      name: 'Космос',
      slug: 'space',
      staff: { name: { ru: 'Космос', en: 'Space' }, version: 1, uses: 0 },
    });
    await publish('news', { tagIds: [tag.id] });
    await publish('events', { tagIds: [tag.id] });
    const audit = await backend.tokenOf('audit');
    const { body: forStaff } = await backend.send(calls.listNewsTags, { token: audit });
    expect(forStaff.find(({ id }) => id === tag.id)?.staff?.uses).toBe(2);

    const student = await backend.tokenOf('student');
    for (const reader of [undefined, student]) {
      const { body } = await backend.send(calls.listNewsTags, { token: reader, language: 'en' });
      expect(body.find(({ id }) => id === tag.id)).toEqual({
        id: tag.id,
        name: 'Space',
        slug: 'space',
      });
    }
  });

  test('are renamed by whoever saw the present version', async () => {
    const { body: tag } = await create({ slug: 'stars' });
    const name = { ru: 'Звёзды', en: '' };
    const saved = await update(tag.id, { name, slug: 'stars', version: 1 });
    expect(saved.body.staff).toMatchObject({ name: { ru: 'Звёзды' }, version: 2 });
    const stale = await update(tag.id, { name, slug: 'stars', version: 1 });
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'VERSION' });
    expect((await update(nobody, { name, slug: 'none', version: 1 })).status).toBe(404);
    const rows = await backend.db.select().from(logs).where(eq(logs.entityId, tag.id));
    expect(rows.map(({ action }) => action).sort()).toEqual(['newsTag.create', 'newsTag.update']);
  });

  test('have an address of their own', async () => {
    const racing = await Promise.all([1, 2].map(() => create({ slug: 'moon' })));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = assertDefined(racing.find(({ status }) => status === 409));
    expect(refused.body).toMatchObject({
      code: 'URL_TAKEN',
      fields: { slug: 'URL_TAKEN' },
      suggestion: 'moon-2',
    });
    const wrong = await create({ slug: 'Луна', name: { ru: 'я'.repeat(41) } });
    expect(wrong.body.fields).toEqual({ slug: 'SLUG_FORMAT', 'name.ru': 'TOO_LONG' });
    expect((await create({ slug: 'api' })).body.fields).toEqual({ slug: 'SLUG_RESERVED' });
  });

  test('are removed when nothing has them', async () => {
    const { body: tag } = await create({ slug: 'rarely' });
    const { body: item } = await publish('news', { tagIds: [tag.id] });
    const used = await remove(tag.id);
    expect(used.body).toMatchObject({ statusCode: 409, code: 'IN_USE' });
    expect(used.body.message).toContain('1');
    await backend.send(publicationCalls.news.remove, { token, params: { id: item.id } });
    expect((await remove(tag.id)).status).toBe(200);
    expect((await remove(tag.id)).status).toBe(404);
  });

  test('give way to another one in all news and events, which keep it once', async () => {
    const { body: old } = await create({ slug: 'rockets' });
    const { body: other } = await create({ slug: 'flights' });
    const { body: both } = await publish('news', { tagIds: [old.id, other.id] });
    const { body: item } = await publish('events', { tagIds: [old.id] });
    expect((await replace(old.id, other.id)).status).toBe(200);
    const { body: tags } = await backend.send(calls.listNewsTags, { token });
    expect(tags.some(({ id }) => id === old.id)).toBe(false);
    expect(tags.find(({ id }) => id === other.id)?.staff?.uses).toBe(2);
    for (const [kind, { id }] of [
      ['news', both],
      ['events', item],
    ] as const) {
      const { body } = await backend.send(publicationCalls[kind].get, { token, params: { id } });
      expect(body.tagIds).toEqual([other.id]);
    }
    const rows = await backend.db.select().from(logs).where(eq(logs.entityId, old.id));
    expect(rows.map(({ action }) => action)).toContain('newsTag.replace');
    expect((await replace(old.id, other.id)).status).toBe(404);
  });

  test('give way to no tag that is missing or the same one', async () => {
    const { body: tag } = await create({ slug: 'alone' });
    for (const by of [nobody, tag.id])
      expect((await replace(tag.id, by)).body).toMatchObject({
        statusCode: 422,
        fields: { by: 'REFERENCE_UNKNOWN' },
      });
  });

  test('are replaced by editors alone', async () => {
    const { body: tag } = await create({ slug: 'guarded' });
    const input = { params: { id: tag.id }, body: { by: nobody } };
    expect((await backend.send(calls.replaceNewsTag, input)).status).toBe(401);
    const support = await backend.tokenOf('support');
    expect((await backend.send(calls.replaceNewsTag, { ...input, token: support })).status).toBe(
      403,
    );
  });

  test('are not removed while somebody begins to use them', async () => {
    const { body: tag } = await create({ slug: 'contended' });
    const [removed, saved] = await Promise.all([
      remove(tag.id),
      publish('news', { tagIds: [tag.id] }),
    ]);
    expect([removed.status, saved.status]).toEqual(
      removed.status === 200 ? [200, 422] : [409, 200],
    );
  });
});

describe('authors', () => {
  const author = {
    name: { ru: 'Вестник', en: 'Herald' },
    position: { ru: 'Газета', en: 'Newspaper' },
    bio: { ru: 'С 1930 года.\nЕженедельно.' },
  };
  const create = (own: object = {}) =>
    backend.send(calls.createAuthor, { token, body: { ...author, ...own } });

  test('have a photo, a position and a few words about themselves', async () => {
    const [photo] = await backend.db
      .insert(mediaFiles)
      .values({
        bucket: 'public',
        fileName: 'herald.webp',
        originalName: 'herald.webp',
        mime: 'image/webp',
        size: 1,
        width: 256,
        height: 256,
        sha256: '0'.repeat(64),
        alt: { ru: 'Герб газеты' },
        subjectId: nobody,
      })
      .returning();
    const photoId = assertDefined(photo).id;
    const { body } = await create({ photoId });
    expect(body.staff).toMatchObject({ ...author, photoId, uses: 0 });
    const { body: list } = await backend.send(calls.listAuthors, { language: 'en' });
    expect(list.find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      name: 'Herald',
      position: 'Newspaper',
      bio: 'С 1930 года.\nЕженедельно.',
      photo: { url: '/api/files/public/herald.webp', alt: 'Герб газеты', width: 256, height: 256 },
    });
  });

  test('give way to another one in all news and events', async () => {
    const { body: old } = await create();
    const { body: other } = await create();
    const { body: item } = await publish('news', { authorId: old.id });
    const params = { id: old.id };
    const body = { by: other.id };
    expect((await backend.send(calls.replaceAuthor, { params, body })).status).toBe(401);
    expect((await backend.send(calls.replaceAuthor, { token, params, body })).status).toBe(200);
    const read = await backend.send(publicationCalls.news.get, { token, params: { id: item.id } });
    expect(read.body.authorId).toBe(other.id);
    const { updatedAt, updatedBy } = item;
    expect(read.body).toMatchObject({ updatedAt, updatedBy });
    expect((await backend.send(calls.deleteAuthor, { token, params })).status).toBe(404);
  });

  test('give way also while somebody saves what names them, and neither waits for the other', async () => {
    const [{ body: old }, { body: other }] = [await create(), await create()];
    const { body: item } = await publish('news', { authorId: old.id });
    const moveUses = authorDirectory.moveUses.bind(authorDirectory);
    const gate = createGate();
    jest.spyOn(authorDirectory, 'moveUses').mockImplementationOnce(async (...uses) => {
      await gate.pass();
      return moveUses(...uses);
    });
    const body = { by: other.id };
    const replacing = backend.send(calls.replaceAuthor, { token, params: { id: old.id }, body });
    await gate.entered;
    const saving = backend.send(publicationCalls.news.update, {
      token,
      params: { id: item.id },
      body: { ...draftOf('news', { authorId: old.id }), version: item.version },
    });
    await lockAwaited(backend.db);
    gate.open();
    const [replaced, saved] = await Promise.all([replacing, saving]);
    expect(replaced.status).toBe(200);
    expect(saved.body.fields).toEqual({ authorId: 'REFERENCE_UNKNOWN' });
  });

  test('are changed whole, and refused by field', async () => {
    const { body } = await create();
    const params = { id: body.id };
    const saved = await backend.send(calls.updateAuthor, {
      token,
      params,
      body: { name: { ru: 'Вестник' }, version: 1 },
    });
    expect(saved.body).toMatchObject({ position: null, bio: null, staff: { version: 2 } });
    const wrong = await create({ name: { ru: '' }, bio: { ru: 'я'.repeat(501) } });
    expect(wrong.body.fields).toEqual({ 'name.ru': 'REQUIRED', 'bio.ru': 'TOO_LONG' });
    expect((await create({ photoId: nobody })).body.fields).toEqual({ photoId: 'PICTURE_UNKNOWN' });
  });

  test('are removed when nothing names them', async () => {
    const { body } = await create();
    const params = { id: body.id };
    const { body: item } = await publish('events', { authorId: body.id });
    const used = await backend.send(calls.deleteAuthor, { token, params });
    expect(used.body).toMatchObject({ statusCode: 409, code: 'IN_USE' });
    await backend.send(publicationCalls.events.remove, { token, params: { id: item.id } });
    expect((await backend.send(calls.deleteAuthor, { token, params })).status).toBe(200);
    expect((await backend.send(calls.deleteAuthor, { token, params })).status).toBe(404);
  });
});
