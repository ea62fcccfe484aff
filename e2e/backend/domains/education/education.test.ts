/** @jest-environment node */
import { listGrants, listPrograms, saveGrants } from '@campus/shared/contract/education/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { eduOrgs, programs } from '../resources/resourceTables';
import { users } from '../accounts/userTables';
import { addHuman, addStudent } from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'payments', 'edu', 'audit'));

let count = 0;

async function addOrg(isActive = true) {
  const name = { ru: `Проверочный колледж № ${(count += 1)}`, en: `Test College ${count}` };
  const [org] = await backend.db
    .insert(eduOrgs)
    .values({ nsiId: `education-${count}`, name, shortName: name, isActive })
    .returning();
  return assertDefined(org);
}

const grant = (change: object = {}) => ({
  type: 'GRANT',
  amount: 342_000,
  quota: 50,
  periodFrom: '2030-09-01',
  periodTo: '2031-08-31',
  minAverage: 4.25,
  ...change,
});
const save = (eduId: string, list: object[], more = {}, token = tokens.payments) =>
  backend.send(saveGrants, { token, params: { eduId }, body: { grants: list, ...more } });
const list = (search: string, token?: string) =>
  backend.send(listGrants, { query: { search }, token, language: 'en' });

describe('grants of an organisation', () => {
  test('are replaced as a whole, and the log keeps both lists', async () => {
    const { id } = await addOrg();
    const first = await save(id, [grant(), grant({ type: 'EXTRA_GRANT', minAverage: null })]);
    expect(first.body).toMatchObject({
      id,
      grants: [{ type: 'GRANT', minAverage: 4.25, isActive: true }, { type: 'EXTRA_GRANT' }],
      staff: { version: 2 },
    });
    const second = await save(id, [grant({ amount: 350_000 })]);
    expect(second.body.grants).toMatchObject([{ amount: 350_000 }]);
    expect((await save(id, [])).body.grants).toStrictEqual([]);
    const kept = await backend.db.select().from(logs).where(eq(logs.entityId, id));
    expect(kept.map(({ action }) => action)).toEqual(Array(3).fill('grants.save'));
  });

  test('overlaps of one type are refused, neighbours and other types are not', async () => {
    const { id } = await addOrg();
    const inside = grant({ periodFrom: '2031-08-31', periodTo: '2032-01-31' });
    const { status, body } = await save(id, [grant(), inside]);
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { 'grants.1.periodFrom': 'GRANT_OVERLAP' },
    });
    const after = grant({ periodFrom: '2031-09-01', periodTo: '2032-01-31' });
    expect((await save(id, [grant(), after, grant({ type: 'CREDIT_GRANT' })])).status).toBe(200);
  });

  test('wrong numbers and days are named', async () => {
    const { id } = await addOrg();
    const { status, body } = await save(id, [
      grant({ amount: 0, quota: -1, minAverage: 5.5 }),
      grant({ periodFrom: '2031-01-01', periodTo: '2030-01-01' }),
      grant({ type: 'BONUS', minAverage: 4.255, periodFrom: 'soon' }),
    ]);
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      'grants.0.amount': 'RANGE',
      'grants.0.quota': 'RANGE',
      'grants.0.minAverage': 'RANGE',
      'grants.1.periodTo': 'PERIOD_ORDER',
      'grants.2.type': 'REQUIRED',
      'grants.2.minAverage': 'AVERAGE_FORMAT',
      'grants.2.periodFrom': 'DATE_FORMAT',
    });
    expect((await save('00000000-0000-4000-8000-000000000000', [])).status).toBe(404);
  });

  test('of two saves of one version the second is refused', async () => {
    const { id, version } = await addOrg();
    const saves = [save(id, [grant()], { version }), save(id, [], { version })];
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'VERSION',
      changedBy: expect.any(String) as string,
    });
  });
});

describe('the list of grants', () => {
  test('everybody sees what is still to be had, staff everything', async () => {
    const { id, name } = await addOrg();
    const past = { periodFrom: '2020-09-01', periodTo: '2021-08-31' };
    const off = { type: 'CREDIT_GRANT', isActive: false };
    await save(id, [grant(), grant(past), grant(off)]);
    const search = assertDefined(name.en);
    const open = await list(search);
    expect(open.body).toMatchObject({ total: 1, items: [{ id, name: search, city: null }] });
    expect(open.body.items[0]?.grants).toHaveLength(1);
    expect(open.body.items[0]).not.toHaveProperty('staff');
    const student = await addHuman(backend);
    expect((await list(search, student.token)).body.items[0]?.grants).toHaveLength(1);
    const staff = await list(search, tokens.audit);
    expect(staff.body.items[0]?.grants).toHaveLength(3);
    expect(staff.body.items[0]?.staff).toEqual({ version: 2 });
  });

  test('an organisation that pays nothing, or is closed, is for staff only', async () => {
    const [poor, closed] = [await addOrg(), await addOrg(false)];
    await save(closed.id, [grant()]);
    for (const { name } of [poor, closed]) {
      expect((await list(name.ru)).body.total).toBe(0);
      expect((await list(name.ru, tokens.admin)).body.total).toBe(1);
    }
    expect((await list('%')).body.total).toBe(0);
  });

  test('an operator sees the own organisation', async () => {
    const [operator] = await backend.db
      .select()
      .from(users)
      .where(eq(users.id, await backend.accountId('edu')));
    const { body } = await list('', tokens.edu);
    expect(body.items.map(({ id }) => id)).toEqual([assertDefined(operator).eduOrgId]);
  });
});

describe('programmes', () => {
  const list = (token: string, query = {}) => backend.send(listPrograms, { token, query });

  test('a student gets those of the own organisation, or of another by name', async () => {
    const { token, record } = await addStudent(backend);
    const org = await addOrg();
    const level = 'MASTER' as const;
    await backend.db.insert(programs).values(
      ['Ядерная физика', 'Ёмкости и трубы', 'Алгебра'].map((ru, index) => ({
        nsiId: `programme-${index}`,
        eduOrgId: org.id,
        code: `0${index}.04.01`,
        name: { ru },
        level,
        months: 24,
      })),
    );
    const own = await list(token);
    expect(new Set(own.body.items.map(({ eduOrg }) => eduOrg.id))).toEqual(
      new Set([record.eduOrgId]),
    );
    const { body } = await list(token, { eduOrgId: org.id });
    expect(body.items.map(({ name }) => name)).toEqual([
      'Алгебра',
      'Ёмкости и трубы',
      'Ядерная физика',
    ]);
    const found = await list(token, { eduOrgId: org.id, search: 'алгеб' });
    expect(found.body).toMatchObject({ total: 1, items: [{ code: '02.04.01', months: 24 }] });
    const [first] = body.items;
    const one = await list(token, { eduOrgId: org.id, id: first?.id });
    expect(one.body).toMatchObject({ total: 1, items: [first] });
    expect((await list(token, { eduOrgId: 'x' })).body.fields).toEqual({ eduOrgId: 'ID_FORMAT' });
  });

  test('staff get all, an operator the own, a newcomer any', async () => {
    const total = async (token: string, query = {}) => (await list(token, query)).body.total;
    const all = await total(tokens.admin);
    expect(await total((await addHuman(backend)).token)).toBe(all);
    const operators = await list(tokens.edu, { eduOrgId: (await addOrg()).id });
    expect(operators.body.total).toBeLessThan(all);
    expect(operators.body.items.length).toBeGreaterThan(0);
  });
});
