/** @jest-environment node */
import * as directories from '@campus/shared/contract/resources/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { eduOrgs } from './resourceTables';
import { eskIssuings } from '../cards/cardTables';
import { serviceWorks } from '../../platform/http/serviceWorkTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
beforeEach(() => {
  backend.clock.shift = 0;
});

describe('ways to get a card', () => {
  test('participants see those that are open, staff all of them', async () => {
    const isDigital = eq(eskIssuings.kind, 'DIGITAL');
    await backend.db.update(eskIssuings).set({ isActive: false }).where(isDigital);
    const read = async (account: 'student' | 'edu') =>
      (await backend.send(directories.listEskIssuing, { token: await backend.tokenOf(account) }))
        .body;
    expect((await read('student')).map(({ kind }) => kind)).toEqual(['PLASTIC', 'PLASTIC']);
    expect(await read('edu')).toHaveLength(3);
    await backend.db.update(eskIssuings).set({ isActive: true }).where(isDigital);
    expect((await read('student'))[0]).toMatchObject({ name: 'Карта в телефоне', leadDays: 0 });
  });
});

describe('works on the service', () => {
  const days = (count: number) => count * 86_400_000;
  const work = (from: number, severity: 'READ_ONLY' | 'DOWN') => ({
    title: { ru: 'Обновление базы', en: 'Database update' },
    text: { ru: 'Ночью нельзя сохранить.', en: 'Nothing can be saved at night.' },
    startsAt: new Date(Date.now() + days(from)),
    endsAt: new Date(Date.now() + days(from) + 3_600_000),
    severity,
  });
  beforeAll(async () => {
    await backend.db.insert(serviceWorks).values([work(1, 'READ_ONLY'), work(30, 'DOWN')]);
  });

  test('those that are over are not announced', async () => {
    const read = async () => (await backend.send(directories.listServiceWorks)).body;
    const all = await read();
    expect(all.map(({ severity }) => severity)).toEqual(['READ_ONLY', 'DOWN']);
    backend.clock.shift = days(10);
    expect(await read()).toHaveLength(1);
    backend.clock.shift = days(60);
    expect(await read()).toStrictEqual([]);
  });

  test('they are told in the reader’s language', async () => {
    const { body } = await backend.send(directories.listServiceWorks, { language: 'en' });
    expect(body[0]?.title).toBe('Database update');
  });
});

describe('organisations', () => {
  const find = async (query: Record<string, string | boolean> = {}) =>
    (await backend.send(directories.listEduOrgs, { query })).body;

  test('come from А to Я with their city', async () => {
    const names = (await find()).map(({ name }) => name);
    expect(names).toHaveLength(8);
    expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
    expect((await find())[0]?.city?.name).toEqual(expect.any(String));
  });

  test('come from A to Z to a reader of English', async () => {
    const { body } = await backend.send(directories.listEduOrgs, { language: 'en' });
    const names = body.map(({ name }) => name);
    expect(names[0]).toMatch(/^[A-Z]/);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  test('are found by a part of either name, by city and by state', async () => {
    expect((await find({ search: 'технологич' })).map(({ shortName }) => shortName)).toEqual([
      'СТУ',
    ]);
    expect(await find({ search: 'northern' })).toHaveLength(1);
    expect(await find({ search: '%' })).toStrictEqual([]);
    const [org] = await find({ search: 'СТУ' });
    const { id, city } = assertDefined(org);
    const inCity = await find({ cityId: assertDefined(city).id });
    expect(inCity.map((one) => one.id)).toContain(id);
    expect(inCity.length).toBeLessThan(8);

    await backend.db.update(eduOrgs).set({ isActive: false }).where(eq(eduOrgs.id, id));
    expect((await find({ isActive: true })).map((one) => one.id)).not.toContain(id);
    expect((await find({ isActive: false })).map((one) => one.id)).toContain(id);
  });

  test('a city that is no id is refused by field', async () => {
    const { body } = await backend.send(directories.listEduOrgs, { query: { cityId: 'x' } });
    expect(body.fields).toEqual({ cityId: 'ID_FORMAT' });
  });
});

test('states of a study say what they allow', async () => {
  const token = await backend.tokenOf('newcomer');
  const { body } = await backend.send(directories.listStudentStatuses, { token, language: 'en' });
  expect(body).toHaveLength(5);
  expect(body.find(({ key }) => key === 'ACADEMIC_LEAVE')).toMatchObject({
    name: 'On academic leave',
    isStudying: true,
    isPayable: false,
  });
});

test('versions of the applications are known before anybody signs in', async () => {
  const { body } = await backend.send(directories.listMobileVersions);
  expect(body.map(({ platform }) => platform)).toEqual(['IOS', 'ANDROID']);
  expect(body[0]?.version).toMatch(/^\d+\.\d+\.\d+$/);
});
