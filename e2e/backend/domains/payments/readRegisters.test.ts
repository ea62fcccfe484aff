/** @jest-environment node */
import {
  filterCandidates,
  filterPayments,
  getPayment,
  listPaymentEduOrgs,
  listPaymentEduOrgTotals,
} from '@campus/shared/contract/payments/calls';
import { eq } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { users } from '../accounts/userTables';
import { payments, paymentsToEduOrgs } from './paymentTables';
import { addOrganisation, done, january, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const filter = (
  body: object = {},
  query: Record<string, number | boolean> = {},
  by: DemoAccount = 'payments',
) =>
  backend.send(filterPayments, {
    token: desk.tokens[by],
    params: { paymentType: 'one-time' },
    body,
    query,
  });

test('organisations come with the number of students who can be paid', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 3 });
  const rows = done(await backend.send(listPaymentEduOrgs, { token: desk.tokens.payments }));
  expect(rows.find(({ id }) => id === eduOrgId)).toMatchObject({ payableStudents: 3 });
});

describe('the list of registers', () => {
  test('is of one type, newest first, page by page', async () => {
    const { register: one } = await desk.at('DRAFT');
    const { register: two } = await desk.at('DRAFT');
    const page = done(await filter({}, { size: 2 }));
    expect(page.items.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(new Set(page.items.map(({ type }) => type))).toEqual(new Set(['one-time']));
    const next = done(await filter({}, { size: 1, skip: 1 }));
    expect(next).toMatchObject({ items: [{ id: one.id }], total: page.total, skip: 1, size: 1 });
    const oldest = done(await filter({}, { asc: true, size: 1 }));
    expect(oldest.items[0]?.id).not.toBe(two.id);
  });

  test('finds by number, name, state, time and organisation', async () => {
    const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
    const period = { periodFrom: '2033-03-01', periodTo: '2033-03-31' };
    const name = { ru: 'Поддержка 100% хора', en: 'Choir support' };
    const { id, number } = done(await desk.create([eduOrgId], { ...period, name }));
    const found = async (body: object) =>
      done(await filter(body)).items.map((register) => register.id);
    expect(await found({ search: number })).toEqual([id]);
    expect(await found({ search: '100% хор' })).toEqual([id]);
    expect(await found({ search: 'choir' })).toEqual([id]);
    expect(await found({ eduOrgIds: [eduOrgId], statuses: ['DRAFT'] })).toEqual([id]);
    expect(await found({ eduOrgIds: [eduOrgId], statuses: ['PAID'] })).toStrictEqual([]);
    expect(await found({ periodFrom: '2033-03-31', periodTo: '2033-04-30' })).toEqual([id]);
    expect(await found({ periodFrom: '2033-04-01', periodTo: '2033-04-30' })).toStrictEqual([]);
  });

  test('refuses a malformed filter', async () => {
    const { body } = await filter({ periodFrom: '2033-03-02', periodTo: '2033-03-01' });
    expect(body.fields).toEqual({ periodTo: 'PERIOD_ORDER' });
    expect((await filter({ statuses: ['LOST'] })).status).toBe(422);
  });
});

describe('one register', () => {
  test('tells what it adds up to in each organisation', async () => {
    const { db } = backend;
    const wish = { people: 2, grant: { amount: 1, quota: 1 } };
    const [one, two] = [await addOrganisation(db, wish), await addOrganisation(db, { people: 3 })];
    const paymentType = 'grant';
    const { id } = done(await desk.create([one.eduOrgId, two.eduOrgId], { paymentType }));
    const token = desk.tokens.audit;
    const rows = done(await backend.send(listPaymentEduOrgTotals, { token, params: { id } }));
    expect(rows).toMatchObject([
      { eduOrg: { id: one.eduOrgId }, quota: 1, candidates: 2, included: 1, amount: 100_000 },
      { eduOrg: { id: two.eduOrgId }, quota: 3, candidates: 3, included: 3, amount: 300_000 },
    ]);
  });

  test('shows its people by name and finds them', async () => {
    const { eduOrgId } = await addOrganisation(backend.db, { people: 3 });
    const register = done(await desk.create([eduOrgId]));
    const names = async (body: object) =>
      (await desk.candidates(register, body)).map(({ human }) => human.lastName);
    expect(await names({})).toEqual(['Тестов1', 'Тестов2', 'Тестов3']);
    expect(await names({ search: 'тестов2' })).toEqual(['Тестов2']);
    expect(await names({ search: 'СТУДЕНТ' })).toHaveLength(3);
    expect(await names({ search: 'тестов_' })).toStrictEqual([]);
    expect(await names({ search: 'example.test' })).toStrictEqual([]);
    expect(await names({ decisions: ['EXCLUDED'] })).toStrictEqual([]);
    expect(await names({ itemStatuses: ['NEW'], eduOrgIds: [eduOrgId] })).toHaveLength(3);
    expect(await names({ failedCheck: 'QUOTA' })).toStrictEqual([]);
  });

  test('orders its people by sum or organisation where that is asked for', async () => {
    const grant = (amount: number) => ({ people: 1, grant: { amount, quota: 1 } });
    const small = await addOrganisation(backend.db, grant(100_000));
    const large = await addOrganisation(backend.db, grant(900_000));
    const wish = { paymentType: 'grant', amountPerHuman: null } as const;
    const { id } = done(await desk.create([small.eduOrgId, large.eduOrgId], wish));
    const page = async (query: Record<string, string | number | boolean>, body = {}) => {
      const place = { token: desk.tokens.payments, params: { id }, body, query };
      return done(await backend.send(filterCandidates, place));
    };
    const sums = async (query: Parameters<typeof page>[0]) =>
      (await page(query)).items.map(({ amount }) => amount);
    expect(await sums({ sort: 'amount', asc: false })).toEqual([900_000, 100_000]);
    expect(await sums({ sort: 'amount', asc: true })).toEqual([100_000, 900_000]);
    expect(await sums({ sort: 'organisation', asc: true })).toEqual([100_000, 900_000]);
    expect(await sums({ sort: 'organisation', asc: false, size: 1 })).toEqual([900_000]);
    const second = { sort: 'organisation', asc: false, size: 1, skip: 1 };
    expect(await page(second, { search: 'тестов' })).toMatchObject({
      items: [{ amount: 100_000 }],
      total: 2,
    });
  });

  test('names the register that pays a duplicate already', async () => {
    const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 1 });
    const first = done(await desk.create([eduOrgId]));
    // Only beside one that was paid in part there may be another of the organisation.
    await backend.db
      .update(payments)
      .set({ status: 'PARTIALLY_PAID' })
      .where(eq(payments.id, first.id));
    const second = done(await desk.create([eduOrgId]));
    const [candidate] = await desk.candidates(second, { failedCheck: 'DUPLICATE' });
    expect(candidate).toMatchObject({
      human: { id: humanIds[0] },
      otherRegister: { id: first.id, number: first.number, type: 'one-time' },
    });
    const [own] = await desk.candidates(first);
    expect(own?.otherRegister).toBeNull();
  });

  test('that does not exist is not found', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const call of [getPayment, listPaymentEduOrgTotals, filterCandidates]) {
      const answer = await backend.send(call, { token: desk.tokens.admin, params: { id } });
      expect(answer.status).toBe(404);
    }
  });
});

describe('an operator of one organisation', () => {
  async function ownOrganisation() {
    const isOperator = eq(users.id, await backend.accountId('edu'));
    const [operator] = await backend.db.select().from(users).where(isOperator);
    return assertDefined(assertDefined(operator).eduOrgId);
  }

  test('sees the part of the own organisation only', async () => {
    const own = await ownOrganisation();
    const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
    const comment = 'Спросить у второй организации';
    const whole = done(await desk.create([own, eduOrgId], { ...january, comment }));
    const token = desk.tokens.edu;
    const params = { id: whole.id };
    const part = done(await backend.send(getPayment, { token, params }));
    expect(part).toMatchObject({ eduOrgIds: [own], budget: null, comment: null, editorIds: [] });
    expect(part.totals.candidates).toBe(whole.totals.candidates - 2);
    const rows = done(await backend.send(listPaymentEduOrgTotals, { token, params }));
    expect(rows.map(({ eduOrg }) => eduOrg.id)).toEqual([own]);
    const query = { size: 100 };
    const people = done(await backend.send(filterCandidates, { token, params, query }));
    expect(new Set(people.items.map(({ eduOrg }) => eduOrg.id))).toEqual(new Set([own]));
    expect(people.total).toBe(part.totals.candidates);
    const body = { eduOrgIds: [eduOrgId] };
    const foreign = done(await backend.send(filterCandidates, { token, params, body }));
    expect(foreign.total).toBe(0);
  });

  test('is led to the register that repeats one where it is in that, too', async () => {
    const { db } = backend;
    const own = await ownOrganisation();
    const { eduOrgId } = await addOrganisation(db, { people: 1 });
    const may = { periodFrom: '2033-05-01', periodTo: '2033-05-31' };
    const june = { periodFrom: '2033-06-01', periodTo: '2033-06-30' };
    const { id, number } = done(await desk.create([own, eduOrgId], may));
    const again = done(await desk.create([eduOrgId], june));
    await db.update(payments).set({ retryOfId: id }).where(eq(payments.id, again.id));
    const seenBy = async (account: DemoAccount, of: string) =>
      done(await backend.send(getPayment, { token: desk.tokens[account], params: { id: of } }));
    const link = { id: again.id, number: again.number };
    expect(await seenBy('audit', id)).toMatchObject({ retriedBy: link });
    expect(await seenBy('edu', id)).toMatchObject({ retriedBy: null });

    await db.insert(paymentsToEduOrgs).values({ paymentId: again.id, eduOrgId: own });
    expect(await seenBy('edu', id)).toMatchObject({ retriedBy: link });
    expect(await seenBy('edu', again.id)).toMatchObject({ retryOf: { id, number } });
  });

  test('does not find registers without it', async () => {
    const { register } = await desk.at('DRAFT');
    const [token, params] = [desk.tokens.edu, { id: register.id }];
    for (const call of [getPayment, listPaymentEduOrgTotals, filterCandidates]) {
      expect((await backend.send(call, { token, params })).status).toBe(404);
    }
    const { items } = done(await filter({}, { size: 100 }, 'edu'));
    expect(items.map(({ id }) => id)).not.toContain(register.id);
  });
});
