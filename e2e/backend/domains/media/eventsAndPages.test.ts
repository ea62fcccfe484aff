/** @jest-environment node */
import { filterEvents, getEventByUrl } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { createAuthor, createNewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { draftOf, publicationCalls } from './testing/openPublicationDesk';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('content');
});

const nobody = '00000000-0000-4000-8000-000000000000';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('events', () => {
  const create = (own: object) =>
    backend.send(publicationCalls.events.create, {
      token,
      body: draftOf('events', { status: 'PUBLISHED', ...own }),
    });
  const word = 'Квазикристаллы';
  const filter = (body: object = {}, query = {}) =>
    backend.send(filterEvents, { body: { search: word, ...body }, query });
  const urls = async (...input: Parameters<typeof filter>) =>
    (await filter(...input)).body.items.map(({ url }) => url);

  beforeAll(async () => {
    const title = { ru: `${word}: встреча` };
    const of = (url: string, from: number, to: number, own = {}) =>
      create({ title, url, startsAt: inDays(from), endsAt: inDays(to), ...own });
    await of('meeting-past', -9, -8);
    await of('meeting-now', -1, 1, { isOnline: true });
    await of('meeting-soon', 5, 6);
    await of('meeting-later', 50, 51);
    await of('meeting-draft', 5, 6, { status: 'DRAFT' });
  });

  test('come by their beginning, the latest first, or the other way round', async () => {
    const all = ['meeting-later', 'meeting-soon', 'meeting-now', 'meeting-past'];
    const since = { from: inDays(-30) };
    expect(await urls(since)).toEqual(all);
    expect(await urls({}, { asc: true })).toEqual([...all].reverse());
    expect(await urls(since, { skip: 1, size: 1 })).toEqual(['meeting-soon']);
  });

  test('searched by words alone, come nearest first, and those that have ended last', async () => {
    const near = ['meeting-now', 'meeting-soon', 'meeting-later', 'meeting-past'];
    expect(await urls()).toEqual(near);
    expect(await urls({}, { skip: 1, size: 1 })).toEqual(['meeting-soon']);
  });

  test('are coming until they have ended', async () => {
    expect(await urls({ when: 'UPCOMING' })).toEqual([
      'meeting-later',
      'meeting-soon',
      'meeting-now',
    ]);
    expect(await urls({ when: 'PAST' })).toEqual(['meeting-past']);
    expect(await urls({ isOnline: true })).toEqual(['meeting-now']);
  });

  test('belong to every period in which they go on', async () => {
    expect(await urls({ from: inDays(0), to: inDays(10) })).toEqual([
      'meeting-soon',
      'meeting-now',
    ]);
    expect(await urls({ from: inDays(20) })).toEqual(['meeting-later']);
    const backwards = await filter({ from: inDays(2), to: inDays(1) });
    expect(backwards.body.fields).toEqual({ to: 'PERIOD_ORDER' });
    const long = await filter({ from: inDays(0), to: inDays(400) });
    expect(long.body.fields).toEqual({ to: 'PERIOD_LONG' });
  });

  test('that end at midnight have no part in the month that begins then', async () => {
    const search = 'Полуночники';
    const [evening, midnight] = ['2031-11-30T15:00:00.000Z', '2031-11-30T21:00:00.000Z'];
    const of = (url: string, startsAt: string, endsAt: string) =>
      create({ title: { ru: search }, url, startsAt, endsAt });
    await of('until-midnight', evening, midnight);
    await of('at-midnight', midnight, midnight);
    const november = { from: '2031-10-31T21:00:00.000Z', to: '2031-11-30T20:59:59.999Z' };
    const december = { from: midnight, to: '2031-12-31T20:59:59.999Z' };
    expect(await urls({ search, ...november })).toEqual(['until-midnight']);
    expect(await urls({ search, ...december })).toEqual(['at-midnight']);
  });

  test('have a place, an organiser and what is needed to take part', async () => {
    const author = await backend.send(createAuthor, {
      token,
      body: { name: { ru: 'Клуб физиков' } },
    });
    const tag = { name: { ru: 'Физика' }, slug: 'physics' };
    const { body: physics } = await backend.send(createNewsTag, { token, body: tag });
    const { body } = await create({
      url: 'all-fields',
      place: { ru: 'Зал', en: 'Hall' },
      organiser: { ru: 'Кафедра', en: 'Department' },
      address: 'Набережная, 1',
      onlineUrl: 'https://video.example.test/1',
      registrationUrl: 'https://forms.example.test/1',
      capacity: 40,
      authorId: author.body.id,
      tagIds: [physics.id, physics.id],
    });
    expect(body).toMatchObject({ tagIds: [physics.id], authorId: author.body.id, capacity: 40 });
    const item = await backend.send(getEventByUrl, {
      params: { url: 'all-fields' },
      language: 'en',
    });
    expect(item.body).toMatchObject({
      place: 'Hall',
      organiser: 'Department',
      address: 'Набережная, 1',
      onlineUrl: 'https://video.example.test/1',
      registrationUrl: 'https://forms.example.test/1',
      author: { name: 'Клуб физиков' },
      tags: [{ slug: 'physics' }],
    });
    const tagged = await backend.send(filterEvents, { body: { tagIds: [physics.id] } });
    expect(tagged.body.total).toBe(1);
  });

  test('are refused a year of which only two digits are written', async () => {
    const [begun, rest] = ['0026-03-05T09:00:00.000Z', '2026-03-05T09:00:00.000Z'];
    const { status, body } = await create({ startsAt: begun, endsAt: rest, publishAt: begun });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ startsAt: 'DATE_FORMAT', publishAt: 'DATE_FORMAT' });
    expect((await create({ startsAt: rest, endsAt: rest })).body.startsAt).toBe(rest);
  });

  test('do not end before they begin, nor refer to what is not there', async () => {
    const backwards = await create({ startsAt: inDays(2), endsAt: inDays(1) });
    expect(backwards.body.fields).toEqual({ endsAt: 'PERIOD_ORDER' });
    expect((await create({ authorId: nobody })).body.fields).toEqual({
      authorId: 'REFERENCE_UNKNOWN',
    });
    expect((await create({ tagIds: [nobody] })).body.fields).toEqual({
      tagIds: 'REFERENCE_UNKNOWN',
    });
    const tagIds = Array.from({ length: 6 }, () => nobody);
    expect((await create({ tagIds })).body.fields).toEqual({ tagIds: 'TOO_MANY_ITEMS' });
    const links = { onlineUrl: 'http://example.test', capacity: 0 };
    expect((await create(links)).body.fields).toEqual({
      onlineUrl: 'URL_FORMAT',
      capacity: 'RANGE',
    });
  });
});

describe('pages', () => {
  const { create: createPage, update, remove } = publicationCalls['info-pages'];
  const create = (own: object = {}) =>
    backend.send(createPage, {
      token,
      body: draftOf('info-pages', { status: 'PUBLISHED', ...own }),
    });
  const created = async (own: object = {}) => (await create(own)).body;
  type Page = Awaited<ReturnType<typeof created>>;
  const put = ({ id, version }: Page, parentId: string | null) =>
    backend.send(update, {
      token,
      params: { id },
      body: draftOf('info-pages', { version, status: 'PUBLISHED', parentId }),
    });

  test('come by section and position', async () => {
    const search = 'Порядок';
    const title = { ru: 'Порядок страниц' };
    for (const [url, section, position] of [
      ['order-legal', 'LEGAL', 0],
      ['order-about-b', 'ABOUT', 2],
      ['order-about-a', 'ABOUT', 1],
    ] as const) {
      await created({ title, url, section, position, showInMenu: section === 'LEGAL' });
    }
    const urls = async (body: object = {}, query = {}) =>
      (await backend.send(filterInfoPages, { body: { search, ...body }, query })).body.items.map(
        ({ url }) => url,
      );
    const inOrder = ['order-about-a', 'order-about-b', 'order-legal'];
    expect(await urls()).toEqual(inOrder);
    expect(await urls({}, { asc: false })).toEqual([...inOrder].reverse());
    expect(await urls({ sections: ['LEGAL'] })).toEqual(['order-legal']);
    expect(await urls({ showInMenu: false })).toEqual(['order-about-a', 'order-about-b']);
  });

  test('nest one level deep, and a parent is not removed before its children', async () => {
    const parent = await created();
    const child = await created({ parentId: parent.id });
    const found = await backend.send(filterInfoPages, { body: { parentId: parent.id } });
    expect(found.body.items).toMatchObject([{ id: child.id, parentId: parent.id }]);
    const top = await backend.send(filterInfoPages, {
      body: { parentId: null },
      query: { size: 100 },
    });
    expect(top.body.items.some(({ id }) => id === child.id)).toBe(false);

    const tooDeep = { statusCode: 422, fields: { parentId: 'PARENT_DEPTH' } };
    expect((await create({ parentId: child.id })).body).toMatchObject(tooDeep);
    const other = await created();
    expect((await put(parent, other.id)).body).toMatchObject(tooDeep);
    expect((await put(other, other.id)).body).toMatchObject(tooDeep);
    expect((await put(other, other.id.toUpperCase())).body).toMatchObject(tooDeep);
    expect((await put(other, nobody)).body.fields).toEqual({ parentId: 'REFERENCE_UNKNOWN' });

    const kept = await backend.send(remove, { token, params: { id: parent.id } });
    expect(kept.body).toMatchObject({ statusCode: 409, code: 'IN_USE' });
    expect((await put(child, null)).body.parentId).toBeNull();
    expect((await backend.send(remove, { token, params: { id: parent.id } })).status).toBe(200);
  });

  test('below one that moves to another section move along, and so are found there', async () => {
    const parent = await created({ section: 'ABOUT' });
    const child = await created({ section: 'ABOUT', parentId: parent.id });
    const apart = await created({ section: 'LEGAL', parentId: parent.id });
    const move = (version: number, section: string | null, status = 'PUBLISHED') =>
      backend.send(update, {
        token,
        params: { id: parent.id },
        body: draftOf('info-pages', { version, status, section }),
      });
    const sections = async () => {
      const body = { parentId: parent.id, statuses: ['PUBLISHED'] };
      const { items } = (await backend.send(filterInfoPages, { token, body })).body;
      return Object.fromEntries(items.map(({ id, section }) => [id, section]));
    };
    await move(parent.version, 'HELP');
    expect(await sections()).toEqual({ [child.id]: 'HELP', [apart.id]: 'LEGAL' });
    const diff = { section: { from: 'ABOUT', to: 'HELP' } };
    const log = await backend.db.select().from(logs).where(eq(logs.entityId, child.id));
    expect(log).toContainEqual(expect.objectContaining({ action: 'infoPage.update', diff }));
    expect((await put(child, null)).body.code).toBe('VERSION');
    await move(parent.version + 1, null, 'DRAFT');
    expect(await sections()).toEqual({ [child.id]: 'HELP', [apart.id]: 'LEGAL' });
  });

  test('do not become each other’s parents, even at once', async () => {
    const [one, other] = [await created(), await created()];
    const answers = await Promise.all([put(one, other.id), put(other, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
