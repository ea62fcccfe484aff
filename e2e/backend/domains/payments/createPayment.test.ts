/** @jest-environment node */
import { createPayment, createPaymentForHumans } from '@campus/shared/contract/payments/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { applications } from '../applications/applicationTables';
import { logs } from '../../platform/audit/auditTables';
import { publicSettings } from '../settings/settingTables';
import { payments } from './paymentTables';
import { humans, students } from '../accounts/humanTables';
import { eduOrgs } from '../resources/resourceTables';
import { addApproved } from './testing/addApproved';
import { addOrganisation, done, january, paymentDeskForFile } from './testing/paymentDeskForFile';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { tokensOf } from '../../testing/tokensOf';

const { backend, desk } = paymentDeskForFile();

test('a register of more people than one may hold is refused, and says how many may be', async () => {
  const { db } = backend;
  const { eduOrgId } = await addOrganisation(db, { people: 2 });
  const isLimit = eq(publicSettings.id, 'payBatchLimit');
  const limit = (ru: string) => db.update(publicSettings).set({ value: { ru } }).where(isLimit);
  await limit('1');
  const before = await db.$count(payments);
  const refused = await desk.create([eduOrgId]);
  const { eduOrgId: small } = await addOrganisation(db, { people: 1 });
  const most = await desk.create([small]);
  await limit('50000');
  expect(done(most).totals.candidates).toBe(1);
  expect(refused).toMatchObject({ status: 422, body: { code: 'REGISTER_TOO_LARGE' } });
  expect(refused.body.message).toContainEqual(expect.stringMatching(/больше 1 человек/));
  expect(await db.$count(payments)).toBe(before + 1);
});

test('a draft has a number, its candidates and their sum', async () => {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 3 });
  const register = done(await desk.create([eduOrgId], { comment: 'К празднику' }));
  expect(register).toMatchObject({
    status: 'DRAFT',
    type: 'one-time',
    eduOrgIds: [eduOrgId],
    totals: { candidates: 3, included: 3, excluded: 0, amount: 300_000 },
    createdBy: { name: 'Бухгалтер Ольга' },
    approvedBy: null,
    comment: 'К празднику',
  });
  expect(register.number).toMatch(/^P-\d{4}-\d{4}$/);
  const people = await desk.candidates(register);
  expect(people.map(({ human }) => human.id).sort()).toEqual([...humanIds].sort());
  expect(people[0]).toMatchObject({ amount: 100_000, accountMask: '•••• 4821', reason: null });
  const [log] = await backend.db.select().from(logs).where(eq(logs.entityId, register.id));
  expect(log).toMatchObject({ action: 'payment.create', actorName: 'Бухгалтер Ольга' });
});

test('the amount is the grant’s unless it is given', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, {
    people: 2,
    grant: { amount: 342_000, quota: 5 },
  });
  const amountPerHuman = null;
  const register = done(await desk.create([eduOrgId], { paymentType: 'grant', amountPerHuman }));
  expect(register).toMatchObject({ amountPerHuman: null, totals: { amount: 684_000 } });
  const missing = await desk.create([eduOrgId], { amountPerHuman });
  expect(missing).toMatchObject({ status: 422, body: { code: 'AMOUNT_REQUIRED' } });
  const never = { periodFrom: '2100-01-01', periodTo: '2100-01-31', amountPerHuman };
  const without = await desk.create([eduOrgId], { paymentType: 'grant', ...never });
  expect(without).toMatchObject({ status: 422, body: { code: 'GRANT_MISSING' } });
});

test('whoever fails a check is left out with the reason', async () => {
  const { db } = backend;
  const { eduOrgId, humanIds } = await addOrganisation(db, {
    people: 5,
    grant: { amount: 1, quota: 1 },
  });
  const [unverified, unknown, first, second, paying] = humanIds.map(String) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await db.update(humans).set({ identityStatus: 'MISMATCH' }).where(eq(humans.id, unverified));
  await db.delete(applications).where(eq(applications.humanId, unknown));
  await db.update(students).set({ basis: 'PAID' }).where(eq(students.humanId, paying));
  const register = done(await desk.create([eduOrgId], { paymentType: 'grant' }));
  expect(await desk.verdicts(register)).toEqual({
    [unverified]: 'EXCLUDED IDENTITY',
    [unknown]: 'EXCLUDED ACCOUNT',
    [first]: 'INCLUDED',
    [second]: 'EXCLUDED QUOTA',
  });
  expect(register.totals).toEqual({ candidates: 4, included: 1, excluded: 3, amount: 100_000 });
  const [left] = await desk.candidates(register, { failedCheck: 'QUOTA' });
  expect(assertDefined(left)).toMatchObject({
    human: { id: second },
    reason: 'Не хватило места в квоте организации.',
  });
});

test('grants by application go to those with an approved one that is not paid yet', async () => {
  const { db } = backend;
  const { eduOrgId, humanIds } = await addOrganisation(db, { people: 3 });
  const [humanId = '', left = ''] = humanIds;
  for (const each of [humanId, left]) {
    await addApproved(db, { humanId: each, eduOrgId }, 'EXTRA_GRANT');
  }
  await setStudentStatus(db, left, 'EXPELLED');
  const wish = { paymentType: 'extra-grant' } as const;
  const register = done(await desk.create([eduOrgId], wish));
  expect(await desk.verdicts(register)).toEqual({
    [humanId]: 'INCLUDED',
    [left]: 'EXCLUDED STATUS',
  });
  const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };
  const later = done(await desk.create([eduOrgId], { ...wish, ...february }));
  done(await desk.change(register, { status: 'FORMED' }));
  const both = await desk.change(later, { status: 'FORMED' });
  expect(both).toMatchObject({ status: 422, body: { code: 'NOBODY_INCLUDED' } });
});

test('an overlapping register of the type and organisation is refused', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  const { number } = done(await desk.create([eduOrgId]));
  const overlapping = { periodFrom: '2031-01-31', periodTo: '2031-02-27' };
  const second = await desk.create([eduOrgId], overlapping);
  expect(second).toMatchObject({ status: 409, body: { code: 'PAYMENT_DUPLICATE' } });
  expect(second.body.message).toContain(number);
  const before = { periodFrom: '2030-12-31', periodTo: '2031-01-01' };
  expect((await desk.create([eduOrgId], before)).body.code).toBe('PAYMENT_DUPLICATE');
  const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };
  expect((await desk.create([eduOrgId], february)).status).toBe(200);
  const december = { periodFrom: '2030-12-01', periodTo: '2030-12-31' };
  expect((await desk.create([eduOrgId], december)).status).toBe(200);
  expect((await desk.create([eduOrgId], { paymentType: 'grant' })).status).toBe(200);
});

test('a register that was cancelled makes room for another of its period', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  const first = done(await desk.create([eduOrgId]));
  done(await desk.change(first, { status: 'CANCELLED', comment: 'Не тот месяц, нужен другой' }));
  expect(done(await desk.create([eduOrgId])).totals.included).toBe(1);
});

test('of two who make the same register at once one succeeds', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
  const answers = await Promise.all([desk.create([eduOrgId]), desk.create([eduOrgId])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('bad terms are refused by field', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  const fieldsOf = async (change: Record<string, unknown>) =>
    (await desk.create([eduOrgId], change)).body.fields;
  expect(await fieldsOf({ periodTo: '2030-12-31' })).toEqual({ periodTo: 'PERIOD_ORDER' });
  expect(await fieldsOf({ periodTo: '2032-01-01' })).toEqual({ periodTo: 'PERIOD_LONG' });
  expect(await fieldsOf({ budget: 0, name: { ru: '' } })).toEqual({
    budget: 'RANGE',
    'name.ru': 'REQUIRED',
  });
  expect(await fieldsOf({ eduOrgIds: [] })).toEqual({ eduOrgIds: 'REQUIRED' });
  const unknown = ['00000000-0000-4000-8000-000000000000'];
  expect(await fieldsOf({ eduOrgIds: unknown })).toEqual({ eduOrgIds: 'EDU_ORG_UNKNOWN' });
  const params = { paymentType: 'bonus' };
  const { status } = await backend.send(createPayment, { token: desk.tokens.payments, params });
  expect(status).toBe(422);
});

describe('for the people of a filter', () => {
  const createFor = (filter: object, payment: object = {}, query: Record<string, number> = {}) =>
    backend.send(createPaymentForHumans, {
      token: desk.tokens.payments,
      query,
      body: {
        filter,
        payment: {
          ...january,
          name: { ru: 'Отличникам' },
          amountPerHuman: 50_000,
          budget: 1_000_000,
          ...payment,
        },
      },
    });

  test('the draft holds all of them, whichever page is named, and shows who cannot be paid', async () => {
    const { db } = backend;
    const { eduOrgId, humanIds } = await addOrganisation(db, { people: 4 });
    const [expelled = '', absent = ''] = humanIds;
    await setStudentStatus(db, expelled, 'EXPELLED');
    await db.update(students).set({ course: 5 }).where(eq(students.humanId, absent));
    const filter = { eduOrgIds: [eduOrgId], courses: [1] };
    const register = done(await createFor(filter, {}, { skip: 20, size: 1 }));
    expect(register).toMatchObject({
      type: 'one-time',
      eduOrgIds: [eduOrgId],
      totals: { candidates: 3, included: 2, amount: 100_000 },
    });
    expect((await desk.verdicts(register))[expelled]).toBe('EXCLUDED STATUS');
    const edited = done(await desk.change(register, { amountPerHuman: 60_000 }));
    expect(edited.totals).toMatchObject({ candidates: 3, amount: 120_000 });
  });

  test('the log keeps the filter, and not the name that was searched for', async () => {
    const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
    const filter = { eduOrgIds: [eduOrgId], search: 'Тестов2' };
    const { id } = done(await createFor(filter));
    const [log] = await backend.db.select().from(logs).where(eq(logs.entityId, id));
    expect(log?.diff).toMatchObject({ filter: { to: { eduOrgIds: [eduOrgId], search: '•••' } } });
  });

  test('who is found at an organisation that is closed keeps nobody else from being paid', async () => {
    const { db } = backend;
    const [open, closed] = [
      await addOrganisation(db, { people: 2 }),
      await addOrganisation(db, { people: 1 }),
    ];
    await db.update(eduOrgs).set({ isActive: false }).where(eq(eduOrgs.id, closed.eduOrgId));
    const filter = { eduOrgIds: [open.eduOrgId, closed.eduOrgId] };
    const register = done(await createFor(filter));
    expect(register).toMatchObject({ eduOrgIds: [open.eduOrgId], totals: { candidates: 2 } });
    const nobody = await createFor({ eduOrgIds: [closed.eduOrgId] });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'NOBODY_FOUND' } });
  });

  test('nobody found and a malformed filter are refused', async () => {
    const nobody = await createFor({ search: 'никого с таким именем нет' });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'NOBODY_FOUND' } });
    expect((await createFor({ courses: [0] })).status).toBe(422);
  });

  test('what is wrong with the terms is said by the fields of the request', async () => {
    const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
    const filter = { eduOrgIds: [eduOrgId] };
    const refused = await createFor(filter, { amountPerHuman: null });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'AMOUNT_REQUIRED', fields: { 'payment.amountPerHuman': 'REQUIRED' } },
    });
    expect((await createFor(filter, { budget: 0 })).body.fields).toEqual({
      'payment.budget': 'RANGE',
    });
  });
});

test('five thousand candidates are composed, formed and sent', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 5_000 });
  const register = done(await desk.create([eduOrgId], { paymentType: 'grant' }));
  expect(register.totals).toMatchObject({ included: 5_000, amount: 500_000_000 });
  const formed = done(await desk.change(register, { status: 'FORMED' }));
  const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
  const sent = done(await desk.change(approved, { status: 'SENT' }));
  expect(sent.totals).toMatchObject({ included: 5_000 });
}, 60_000);

test('the number of a register has the year that it is in Moscow', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  backend.clock.shift = Date.parse('2026-12-31T21:30:00Z') - Date.now();
  Object.assign(desk.tokens, await tokensOf(backend, 'payments'));
  const { number } = done(await desk.create([eduOrgId]));
  backend.clock.shift = 0;
  Object.assign(desk.tokens, await tokensOf(backend, 'payments'));
  expect(number).toMatch(/^P-2027-/);
});
