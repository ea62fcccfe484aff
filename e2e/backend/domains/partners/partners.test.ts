/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  filterPartners,
  getPartner,
  listPartnerCategories,
  listPartnerCities,
  setPartnerLogo,
  getPartnerDirectory,
  syncPartners,
  updatePartner,
} from '@campus/shared/contract/partners/calls';
import { desc, eq } from 'drizzle-orm';
import { directoryRows } from '../../../fixtures/directoryRows';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { partners } from './partnerTables';
import { drawImage } from '../files/testing/drawImage';
import { fileOf } from '../files/testing/variantsForFile';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';
import { findPlaces, savePartner } from './pullPartners';
import { directoryRow } from './directoryPage';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'content', 'newcomer', 'audit', 'support'));
beforeAll(async () => {
  const rows = directoryRows().map((row) => directoryRow.parse(row));
  await backend.db.transaction(async (tx) => {
    const places = await findPlaces(tx, rows);
    for (const row of rows) {
      const categoryId = assertDefined(places.categoryOf(row));
      await savePartner(tx, undefined, { row, categoryId, cityIds: places.citiesOf(row) });
    }
  });
});

async function idOf(externalId: string) {
  const [row] = await backend.db.select().from(partners).where(eq(partners.externalId, externalId));
  return assertDefined(row).id;
}
const change = (externalId: string, set: Partial<typeof partners.$inferInsert>) =>
  backend.db.update(partners).set(set).where(eq(partners.externalId, externalId));
const get = (id: string, token?: string, language: 'ru' | 'en' = 'ru') =>
  backend.send(getPartner, { params: { id }, token, language });
const filter = async (body: object, token?: string) => {
  const answer = await backend.send(filterPartners, { body, token, query: { size: 100 } });
  return answer.body;
};
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

describe('readers', () => {
  test('find a partner by a part of its name in either language, by city, kind and discount', async () => {
    expect(namesOf(await filter({ search: 'ложк' }))).toEqual(['Столовая «Большая ложка»']);
    expect(namesOf(await filter({ search: 'canteen big' }))).toEqual(['Столовая «Большая ложка»']);
    const { body: places } = await backend.send(listPartnerCities, { query: { search: 'псков' } });
    const pskov = assertDefined(places.find(({ region }) => region === 'Псковская область'));
    const { body: kinds } = await backend.send(listPartnerCategories, {
      query: { search: 'travel' },
    });
    const there = await filter({
      cityIds: [pskov.id],
      categoryIds: kinds.map(({ id }) => id),
      discountType: 'FIXED',
    });
    expect(namesOf(there)).toContain('Хостел «Рюкзак»');
    expect(there.items.every(({ discountType }) => discountType === 'FIXED')).toBe(true);
  });

  test('do not see what is hidden, over or yet to come', async () => {
    const id = await idOf('prt-006');
    for (const set of [
      { isActive: false },
      { validTo: '2020-01-01' },
      { validFrom: '2100-01-01', validTo: null },
    ]) {
      await change('prt-006', { isActive: true, ...set });
      expect((await get(id)).status).toBe(404);
      expect((await get(id, tokens.support)).status).toBe(404);
      for (const token of [tokens.audit, tokens.content])
        expect(await get(id, token)).toMatchObject({
          status: 200,
          body: { staff: { externalId: 'prt-006' } },
        });
      expect(namesOf(await filter({ isActive: false }))).not.toContain('Каток «Лёд и свет»');
    }
    await change('prt-006', { validFrom: '2020-01-01', validTo: '2100-01-01' });
    expect((await get(id)).status).toBe(200);
    expect((await get(randomUUID())).status).toBe(404);
  });

  test('are told that there is a promo code; those with a card are told the code', async () => {
    const id = await idOf('prt-001');
    const stranger = (await get(id)).body;
    expect(stranger.hasPromoCode).toBe(true);
    expect(stranger).not.toHaveProperty('promoCode');
    expect((await get(id, tokens.audit)).body).not.toHaveProperty('promoCode');
    expect((await get(id, tokens.newcomer)).body.promoCode).toBe('CAMPUS1');
    const listed = await filter({ search: 'Перемена' });
    expect(JSON.stringify(listed)).not.toContain('CAMPUS1');
  });

  test('read in their language, or in Russian where nothing else is written', async () => {
    const id = await idOf('prt-002');
    expect((await get(id, undefined, 'en')).body).toMatchObject({
      lang: 'en',
      name: 'Big Spoon Canteen',
      cities: [{ name: 'Tomsk' }],
    });
    await change('prt-002', { name: { ru: 'Столовая «Большая ложка»' } });
    expect((await get(id, undefined, 'en')).body).toMatchObject({
      lang: 'ru',
      name: 'Столовая «Большая ложка»',
    });
  });

  test('see how many partners a city and a kind have', async () => {
    const { body } = await backend.send(listPartnerCategories, { language: 'en' });
    const names = body.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    const culture = assertDefined(body.find(({ name }) => name === 'Theatres and museums'));
    expect(culture.partners).toBe(2);
    const none = await backend.send(listPartnerCities, { query: { search: '%' } });
    expect(none.body).toStrictEqual([]);
  });
});

describe('editors', () => {
  /** A partner as its form sends it back. */
  async function formOf(id: string) {
    const { body } = await get(id, tokens.content);
    const staff = assertDefined(body.staff);
    return {
      ...body,
      ...staff,
      categoryId: body.category.id,
      cityIds: body.cities.map((city) => city.id),
    };
  }
  const save = (id: string, body: object) =>
    backend.send(updatePartner, { token: tokens.content, params: { id }, body });

  test('see all partners and everything about them', async () => {
    await change('prt-007', { isActive: false });
    const hidden = await filter({ isActive: false, search: 'Дельфин' }, tokens.content);
    expect(hidden.items[0]?.staff).toMatchObject({ externalId: 'prt-007', isActive: false });
    const all = await filter({}, tokens.content);
    expect(all.total).toBeGreaterThan((await filter({})).total);
  });

  test('save a partner, which is written down', async () => {
    const id = await idOf('prt-008');
    const form = await formOf(id);
    const saved = await save(id, {
      ...form,
      discountType: 'GIFT',
      discountValue: null,
      promoCode: '',
      phone: '8 (912) 111-22-33',
      cityIds: form.cityIds.slice(0, 1),
      lockedFields: ['discount', 'phone'],
    });
    expect(saved.body).toMatchObject({
      discountType: 'GIFT',
      discountValue: null,
      hasPromoCode: false,
      phone: '+79121112233',
      staff: { lockedFields: ['discount', 'phone'], version: form.version + 1 },
    });
    const [log] = await backend.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, id))
      .orderBy(desc(logs.at));
    expect(log).toMatchObject({
      action: 'partner.update',
      actorName: expect.any(String) as string,
      diff: { discountType: { from: 'PERCENT', to: 'GIFT' } },
    });
  });

  test('of two who save the same version exactly one succeeds', async () => {
    const id = await idOf('prt-009');
    const form = await formOf(id);
    const both = await Promise.all(
      [1, 2].map((number) => save(id, { ...form, address: `${number}` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = assertDefined(both.find(({ status }) => status === 409));
    expect(late.body).toMatchObject({ code: 'VERSION' });
    expect(late.body.changedBy).toBeTruthy();
  });

  test.each([
    [{ discountType: 'PERCENT', discountValue: 101 }, { discountValue: 'DISCOUNT_PERCENT' }],
    [{ discountType: 'PERCENT', discountValue: null }, { discountValue: 'DISCOUNT_PERCENT' }],
    [{ discountType: 'FIXED', discountValue: 0 }, { discountValue: 'DISCOUNT_AMOUNT' }],
    [{ discountType: 'GIFT', discountValue: 5 }, { discountValue: 'DISCOUNT_GIFT' }],
    [{ validFrom: '2026-02-01', validTo: '2026-01-01' }, { validTo: 'PERIOD_ORDER' }],
    [{ website: 'http://partner.example.test' }, { website: 'URL_FORMAT' }],
    [{ cityIds: [] }, { cityIds: 'REQUIRED' }],
    [{ cityIds: [randomUUID()] }, { cityIds: 'REFERENCE_UNKNOWN' }],
    [{ categoryId: randomUUID() }, { categoryId: 'REFERENCE_UNKNOWN' }],
    [{ lockedFields: ['logo'] }, { 'lockedFields.0': 'INVALID' }],
  ])('cannot save %j', async (wrong, fields) => {
    const id = await idOf('prt-010');
    const { status, body } = await save(id, { ...(await formOf(id)), ...wrong });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  });

  test('an unknown partner cannot be saved', async () => {
    const form = await formOf(await idOf('prt-010'));
    expect((await save(randomUUID(), form)).status).toBe(404);
  });

  test('set a logo, which everybody sees; a small one, a photo and a stranger’s are refused', async () => {
    const id = await idOf('prt-011');
    const set = async (format: 'png' | 'jpeg', side: number, partner = id) =>
      backend.send(setPartnerLogo, {
        token: tokens.content,
        params: { id: partner },
        file: fileOf(await drawImage(format, { width: side, height: side }), `logo.${format}`),
      });
    const first = await set('png', 256);
    const { body } = await set('png', 2_000);
    expect(body.logo).toMatchObject({ width: 1_024, height: 1_024, alt: body.name });
    expect(body.logo?.url).toMatch(/^\/api\/files\/partner-logo\/[0-9a-f-]{36}\.png$/);
    expect((await get(id)).body.logo).toEqual(body.logo);
    const replaced = await backend.app.inject(assertDefined(first.body.logo).url);
    expect(replaced.statusCode).toBe(404);
    expect((await set('png', 255)).body.code).toBe('FILE_SMALL');
    expect((await set('jpeg', 300)).body.code).toBe('FILE_TYPE');
    expect((await set('png', 300, randomUUID())).status).toBe(404);
  });

  test('cannot synchronise without a directory, and are told so beforehand', async () => {
    const { body } = await backend.send(getPartnerDirectory, { token: tokens.content });
    expect(body).toEqual({ isConnected: false, last: null });
    const answer = await backend.send(syncPartners, { token: tokens.content });
    expect(answer).toMatchObject({ status: 422, body: { code: 'PARTNERS_UNSET' } });
  });
});
