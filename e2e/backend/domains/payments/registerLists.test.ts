/** @jest-environment node */
import {
  filterPayments,
  filterWaitingPayments,
  listPaidMonths,
  summarizePayments,
} from '@campus/shared/contract/payments/calls';
import { dayAt } from '@campus/shared/contract/days';
import { registerStatuses } from '@campus/shared/contract/payments/machine';
import { eq } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';
import { users } from '../accounts/userTables';
import { payHistoryItems } from './paymentTables';

const { backend, desk } = paymentDeskForFile();

const params = { paymentType: 'one-time' } as const;
const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };

const summarize = async (body: object, by: DemoAccount = 'payments') =>
  done(await backend.send(summarizePayments, { token: desk.tokens[by], params, body }));

async function ownOrganisation() {
  const id = await backend.accountId('edu');
  const [operator] = await backend.db.select().from(users).where(eq(users.id, id));
  return assertDefined(assertDefined(operator).eduOrgId);
}

describe('a summary', () => {
  test('counts the registers of each state that a filter finds, and their money', async () => {
    const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
    done(await desk.create([eduOrgId]));
    const second = done(await desk.create([eduOrgId], { ...february, amountPerHuman: 1 }));
    done(await desk.change(second, { status: 'FORMED' }));
    const all = await summarize({ eduOrgIds: [eduOrgId] });
    expect(all.map(({ status }) => status)).toEqual([...registerStatuses]);
    expect(all.slice(0, 3)).toEqual([
      { status: 'DRAFT', registers: 1, included: 2, amount: 200_000 },
      { status: 'FORMED', registers: 1, included: 2, amount: 2 },
      { status: 'APPROVED', registers: 0, included: 0, amount: 0 },
    ]);
    const found = await summarize({ eduOrgIds: [eduOrgId], ...february });
    expect(found[0]).toEqual({ status: 'DRAFT', registers: 0, included: 0, amount: 0 });
  });

  test('tells an operator what the own organisation gets', async () => {
    const own = await ownOrganisation();
    const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
    const name = { ru: 'Сводка двух' };
    const wish = { search: name.ru };
    const whole = done(await desk.create([own, eduOrgId], { name }));
    const [seen] = await summarize(wish, 'edu');
    expect(seen).toMatchObject({ registers: 1, amount: whole.totals.amount - 200_000 });
    expect((await summarize(wish))[0]).toMatchObject({ amount: whole.totals.amount });
    done(await desk.create([eduOrgId], { ...february, name }));
    expect((await summarize(wish, 'edu'))[0]).toMatchObject({ registers: 1 });
    const foreign = { ...wish, eduOrgIds: [eduOrgId] };
    expect((await summarize(foreign))[0]).toMatchObject({ registers: 2 });
    expect((await summarize(foreign, 'edu'))[0]).toMatchObject({ registers: 0 });
    const ours = { ...wish, eduOrgIds: [eduOrgId, own] };
    expect((await summarize(ours, 'edu'))[0]).toMatchObject({ registers: 1 });
  });

  test('of a filter that makes no sense is refused', async () => {
    const body = { periodFrom: '2031-02-02', periodTo: '2031-02-01' };
    const answer = await backend.send(summarizePayments, {
      token: desk.tokens.payments,
      params,
      body,
    });
    expect(answer.body.fields).toEqual({ periodTo: 'PERIOD_ORDER' });
  });
});

test('registers are ordered by what is asked for, the newest first otherwise', async () => {
  const [few, many] = [
    await addOrganisation(backend.db, { people: 1 }),
    await addOrganisation(backend.db, { people: 3 }),
  ];
  const body = { eduOrgIds: [few.eduOrgId, many.eduOrgId] };
  const later = done(await desk.create([few.eduOrgId], { ...february, amountPerHuman: 900_000 }));
  const larger = done(await desk.create([many.eduOrgId]));
  const order = async (query: Record<string, string | boolean>) => {
    const token = desk.tokens.payments;
    const { items } = done(await backend.send(filterPayments, { token, params, query, body }));
    return items.map(({ id }) => id);
  };
  expect(await order({})).toEqual([larger.id, later.id]);
  expect(await order({ sort: 'period' })).toEqual([later.id, larger.id]);
  expect(await order({ sort: 'people', asc: true })).toEqual([later.id, larger.id]);
  expect(await order({ sort: 'amount', asc: false })).toEqual([later.id, larger.id]);
  const query = { sort: 'luck' };
  const answer = await backend.send(filterPayments, {
    ...{ token: desk.tokens.payments, params, body },
    query,
  });
  expect(answer.status).toBe(422);
});

test('what was before a period is found for whoever compares, whenever it was made', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  const made = async (period: Record<string, string>) => {
    const draft = done(await desk.create([eduOrgId], period));
    return done(await desk.change(draft, { status: 'FORMED' }));
  };
  const january = await made({});
  const december = await made({ periodFrom: '2030-12-01', periodTo: '2030-12-31' });
  done(await desk.create([eduOrgId], february));
  const body = { eduOrgIds: [eduOrgId], statuses: ['FORMED'], periodTo: '2031-01-31' };
  const token = desk.tokens.payments;
  const { items } = done(await backend.send(filterPayments, { token, params, body }));
  expect(items.map(({ id }) => id)).toEqual([december.id, january.id]);
  expect(items.map(({ retryOf }) => retryOf)).toEqual([null, null]);
});

test('an operator finds a register as paid once somebody of the own organisation was', async () => {
  const own = await ownOrganisation();
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 1 });
  const period = { periodFrom: '2034-01-01', periodTo: '2034-01-31' };
  const draft = done(await desk.create([own, eduOrgId], period));
  const formed = done(await desk.change(draft, { status: 'FORMED' }));
  const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
  const sent = done(await desk.change(approved, { status: 'SENT' }));
  const pay = async (register: typeof sent, ids: (string | undefined)[]) =>
    done(
      await desk.change(register, {
        results: ids.map((humanId) => ({ humanId, status: 'PAID' })),
      }),
    );
  const today = dayAt(Date.now());
  const total = async (by: DemoAccount) => {
    const body = { search: sent.number, paidFrom: today, paidTo: today };
    const place = { token: desk.tokens[by], params, body };
    return done(await backend.send(filterPayments, place)).total;
  };
  const partly = await pay(sent, humanIds);
  expect([await total('payments'), await total('edu')]).toEqual([1, 0]);
  const ofOwn = { eduOrgIds: [own], decisions: ['INCLUDED'] };
  const [first] = await desk.candidates(partly, ofOwn);
  await pay(partly, [first?.human.id]);
  expect([await total('payments'), await total('edu')]).toEqual([1, 1]);
});

describe('the last twelve months', () => {
  const months = async (by: DemoAccount = 'payments') =>
    done(await backend.send(listPaidMonths, { token: desk.tokens[by], params }));

  test('end with the present one and add what arrives to it', async () => {
    const before = await months();
    expect(before).toHaveLength(12);
    const today = dayAt(Date.now());
    expect(before[11]?.month).toBe(today.slice(0, 7));
    await desk.at('PAID');
    const after = await months();
    expect((after[11]?.amount ?? 0) - (before[11]?.amount ?? 0)).toBe(200_000);
    expect(after.slice(0, 11)).toEqual(before.slice(0, 11));
  });

  test('leave out what is sent and what came back', async () => {
    const before = await months();
    await desk.at('SENT');
    expect(await months()).toEqual(before);
  });

  test('tell an operator nothing of others', async () => {
    const before = await months('edu');
    await desk.at('PAID');
    expect(await months('edu')).toEqual(before);
  });

  test('add up to what people got', async () => {
    const rows = await backend.db.select().from(payHistoryItems);
    const first = `${(await months())[0]?.month}-01`;
    const paid = rows.filter(
      ({ type, status, paidAt }) =>
        type === 'one-time' && status === 'PAID' && assertDefined(paidAt) >= first,
    );
    const sumOf = (list: { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
    expect(sumOf(await months())).toBe(sumOf(paid));
  });
});

describe('what waits', () => {
  const waiting = async (by: DemoAccount) =>
    done(await backend.send(filterWaitingPayments, { token: desk.tokens[by], params }));

  test('are drafts for a manager', async () => {
    const { total } = await waiting('payments');
    const { register } = await desk.at('DRAFT');
    const now = await waiting('payments');
    expect(now.total).toBe(total + 1);
    expect(now.items[0]?.id).toBe(register.id);
    done(await desk.change(register, { status: 'FORMED' }));
    expect((await waiting('payments')).total).toBe(total);
  });

  test('are approved ones for a manager, until they are sent', async () => {
    const { total } = await waiting('payments');
    const { register } = await desk.at('APPROVED');
    const now = await waiting('payments');
    expect(now.items.map(({ id }) => id)).toContain(register.id);
    expect(now.total).toBe(total + 1);
    done(await desk.change(register, { status: 'SENT' }));
    expect((await waiting('payments')).total).toBe(total);
  });

  test('are formed registers for an approver, but not those of the own hand', async () => {
    const { total } = await waiting('approver');
    const { register } = await desk.at('FORMED');
    expect((await waiting('approver')).total).toBe(total + 1);
    done(await desk.change(register, { status: 'APPROVED' }, 'approver'));
    expect((await waiting('approver')).total).toBe(total);
  });

  test.each(['audit', 'edu', 'admin'] as const)('are none for %s', async (account) => {
    await desk.at('DRAFT');
    await desk.at('FORMED');
    expect((await waiting(account)).total).toBe(0);
  });
});
