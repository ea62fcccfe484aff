/** @jest-environment node */
import { resolve } from 'node:path';
import { calls } from '@campus/shared/contract/calls';
import type { NewsCard } from '@campus/shared/contract/news';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { existing } from './existing';
import { eduOrgs, programs } from './schema/education';
import { news } from './schema/media';
import { eskCards } from './schema/cards';
import { payHistoryItems } from './schema/money';
import { humans, students } from './schema/people';
import { users } from './schema/staff';
import { consents, tickets } from './schema/support';
import { seedDatabase } from './seed/seedDatabase';
import { startTestBackend, startTimeout, type TestBackend } from './testing/startTestBackend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, startTimeout);
afterAll(() => backend.stop());

describe('news', () => {
  const filter = (body: object = {}, query = {}, language: 'ru' | 'en' = 'ru') =>
    backend.send(calls.filterNews, { body, query, language });
  const urls = ({ items }: { items: NewsCard[] }) => items.map(({ url }) => url);

  test('published items come pinned first, then newest', async () => {
    const { body } = await filter({}, { size: 100 });
    expect(body.total).toBe(21);
    const pinned = body.items.map(({ isPinned }) => isPinned);
    expect(pinned.filter(Boolean)).toHaveLength(2);
    expect(pinned.slice(0, 2)).toEqual([true, true]);
    const dates = body.items.slice(2).map(({ publishAt }) => publishAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('drafts, scheduled and archived items are not to be had', async () => {
    const hidden = await backend.db.select().from(news);
    const others = hidden.filter(({ status }) => status !== 'PUBLISHED');
    expect(others.length).toBeGreaterThan(2);
    for (const { url } of others) {
      const { status } = await backend.send(calls.getNewsByUrl, { params: { url } });
      expect({ url, status }).toEqual({ url, status: 404 });
    }
  });

  test('a published item whose moment has not come stays hidden', async () => {
    const url = 'den-donora';
    const [before] = await backend.db.select().from(news).where(eq(news.url, url));
    const tomorrow = new Date(Date.now() + 86_400_000);
    await backend.db.update(news).set({ publishAt: tomorrow }).where(eq(news.url, url));
    expect((await backend.send(calls.getNewsByUrl, { params: { url } })).status).toBe(404);
    await backend.db
      .update(news)
      .set({ publishAt: existing(before).publishAt })
      .where(eq(news.url, url));
  });

  test('search knows Russian and English endings and parts of titles', async () => {
    expect(urls((await filter({ search: 'стипендий' })).body)).toContain(
      'kogda-pridiot-stipendiia',
    );
    expect(urls((await filter({ search: 'hackathons' })).body)).toContain(
      'khakaton-poleznyi-kampus',
    );
    expect(urls((await filter({ search: 'хакат' })).body)).toEqual(['khakaton-poleznyi-kampus']);
    expect((await filter({ search: "100% 'или' \\ & | !" })).status).toBe(200);
  });

  test('any of several tags is enough', async () => {
    const { body: tags } = await backend.send(calls.listNewsTags);
    expect(tags).toHaveLength(8);
    const idOf = (slug: string) => tags.find((tag) => tag.slug === slug)?.id;
    const [sport, dormitory] = [idOf('sport'), idOf('dormitory')];
    const [one, both] = [
      (await filter({ tagIds: [dormitory] })).body.total,
      (await filter({ tagIds: [dormitory, sport] })).body.total,
    ];
    expect(one).toBe(1);
    expect(both).toBeGreaterThan(one);
  });

  test('what nobody translated is shown in Russian and says so', async () => {
    const { body } = await filter({}, { size: 100 }, 'en');
    const untranslated = body.items.filter(({ lang }) => lang === 'ru');
    expect(untranslated).toHaveLength(5);
    const params = { url: existing(untranslated[0]).url };
    const item = await backend.send(calls.getNewsByUrl, { params, language: 'en' });
    expect(item.body.lang).toBe('ru');
    expect(item.body.body).toMatch('<p>');
  });

  test('an item has its text and author; an unknown or ill-formed address is refused', async () => {
    const params = { url: 'kampus-otkryt' };
    const { body } = await backend.send(calls.getNewsByUrl, { params, language: 'en' });
    expect(body).toMatchObject({ lang: 'en', author: { name: 'Campus Press Office' } });
    const unknown = await backend.send(calls.getNewsByUrl, { params: { url: 'no-such-item' } });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const bad = await backend.send(calls.getNewsByUrl, { params: { url: 'Not%20a%20slug' } });
    expect(bad.status).toBe(422);
  });
});

describe('resources', () => {
  test('languages, settings and footer links are there before anybody signs in', async () => {
    const languages = await backend.send(calls.listLanguages);
    expect(languages.body).toMatchObject({ total: 2, items: [{ key: 'ru', isDefault: true }, {}] });
    const { body: settings } = await backend.send(calls.listPublicSettings, { language: 'en' });
    expect(settings).toContainEqual({ id: 'siteName', value: 'Campus' });
    expect(settings.map(({ id }) => id)).not.toContain('payBatchLimit');
    const links = await backend.send(calls.listFooterLinks);
    expect(links.body).toHaveLength(10);
  });

  test('all translations of a language come in one piece and are not sent twice', async () => {
    const [ru] = (await backend.send(calls.listLanguages)).body.items;
    const query = { languageId: existing(ru).id, size: 10_000 };
    const first = await backend.send(calls.listTranslations, { query });
    expect(first.body.items).toHaveLength(first.body.total);
    expect(first.body.total).toBeGreaterThan(290);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await backend.send(calls.listTranslations, { query, headers });
    expect(again).toMatchObject({ status: 304, body: null });
  });

  test('translations are found by a part of the mnemonic', async () => {
    const query = { mnemonic: 'card.status.', size: 100 };
    expect((await backend.send(calls.listTranslations, { query })).body.total).toBe(10);
    const bad = await backend.send(calls.listTranslations, { query: { size: 10_001 } });
    expect(bad.body.fields).toEqual({ size: 'RANGE' });
  });
});

describe('tickets', () => {
  const ticket = {
    category: 'CARD',
    subject: 'Карта не открывает дверь',
    text: 'Турникет горит красным, хотя карта действует.',
    guestName: 'Гостья',
    guestEmail: 'guest@example.test',
    consent: true,
  };
  const create = (change: object = {}) =>
    backend.send(calls.createGuestTicket, { body: { ...ticket, ...change } });

  test('a guest’s ticket gets a number and keeps the consent', async () => {
    const { status, body } = await create({ text: `  ${ticket.text}\r\nСпасибо  `, extra: 'x' });
    expect(status).toBe(200);
    expect(body.number).toMatch(/^T-\d{6}$/);
    const [row] = await backend.db.select().from(tickets).where(eq(tickets.id, body.id));
    expect(row).toMatchObject({ channel: 'GUEST', text: `${ticket.text}\nСпасибо` });
    const kept = await backend.db.select().from(consents).where(eq(consents.ticketId, body.id));
    expect(kept).toHaveLength(1);
  });

  test('the fourth ticket within an hour is refused', async () => {
    const guestEmail = 'eager@example.test';
    const answers = await Promise.all(Array.from({ length: 4 }, () => create({ guestEmail })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.number);
    expect(new Set(numbers).size).toBe(3);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('TICKET_LIMIT');
  });

  test('bad input is refused by field in the reader’s language', async () => {
    const body = { ...ticket, subject: 'abc', guestEmail: 'x', consent: false, text: 'a\u0000b' };
    const answer = await backend.send(calls.createGuestTicket, { body, language: 'en' });
    expect(answer.body).toMatchObject({
      statusCode: 422,
      code: 'VALIDATION',
      fields: {
        subject: 'TOO_SHORT',
        text: 'TOO_SHORT',
        guestEmail: 'EMAIL_FORMAT',
        consent: 'CONSENT_REQUIRED',
      },
    });
    expect(answer.body.message).toContain('Subject: too short. The minimum length is 5.');
  });
});

describe('demo data', () => {
  const tally = async (table: PgTable) => (await backend.db.select().from(table)).length;

  test('every set has its size', async () => {
    const sizes = await Promise.all(
      [eduOrgs, programs, humans, students, users, news, payHistoryItems].map(tally),
    );
    expect(sizes).toEqual([8, 40, 120, 90, 9, 24, 600]);
  });

  test('cards show every state and reason', async () => {
    const cards = await backend.db.select().from(eskCards);
    const states = new Set(cards.map(({ status }) => status));
    expect([...states].sort()).toEqual(['ACTIVE', 'BLOCKED', 'CLOSED', 'EXPIRED', 'ISSUING']);
    const reasons = new Set(cards.map(({ blockReason }) => blockReason).filter(Boolean));
    expect([...reasons].sort()).toEqual(['FRAUD', 'LOST', 'STAFF', 'STUDY_ENDED']);
  });

  test('a second start leaves it alone', async () => {
    const progress = jest.fn();
    const options = { home: resolve('e2e/backend'), hasDemoData: true, progress };
    await seedDatabase(backend.db, options);
    expect(progress).not.toHaveBeenCalled();
  });
});
