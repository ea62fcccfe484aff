/** @jest-environment node */
import { createPaymentForHumans, previewPayment } from '@campus/shared/contract/payments/calls';
import { eq } from 'drizzle-orm';
import { humans } from '../accounts/humanTables';
import { addOrganisation, done, january, paymentDeskForFile } from './testing/paymentDeskForFile';
import { paymentCandidates, payments } from './paymentTables';

const { backend, desk } = paymentDeskForFile();

const preview = (eduOrgIds: string[], terms: object = {}, paymentType = 'one-time' as const) =>
  backend.send(previewPayment, {
    token: desk.tokens.payments,
    params: { paymentType },
    body: { ...january, amountPerHuman: 100_000, eduOrgIds, ...terms },
  });

/** Everything of registers that there is. */
const rowsOf = async () => [
  await backend.db.$count(payments),
  await backend.db.$count(paymentCandidates),
];

test('what a register would be is what it becomes, and looking makes nothing', async () => {
  const { db } = backend;
  const { eduOrgId, humanIds } = await addOrganisation(db, { people: 3 });
  const [unverified = ''] = humanIds;
  await db.update(humans).set({ identityStatus: 'FILLED' }).where(eq(humans.id, unverified));
  const before = await rowsOf();
  const seen = done(await preview([eduOrgId]));
  expect(await rowsOf()).toEqual(before);
  expect(seen).toMatchObject({
    candidates: 3,
    included: 2,
    excluded: 1,
    amount: 200_000,
    eduOrgs: [{ eduOrg: { id: eduOrgId }, candidates: 3, included: 2, amount: 200_000 }],
    overlapping: [],
  });
  expect(seen.checks).toEqual([
    { key: 'STATUS', failed: 0 },
    { key: 'DUPLICATE', failed: 0 },
    { key: 'IDENTITY', failed: 1 },
    { key: 'ACCOUNT', failed: 0 },
    { key: 'ACCOUNT_CHANGED', failed: 0 },
    { key: 'QUOTA', failed: 0 },
  ]);
  const { candidates, included, excluded, amount } = seen;
  const made = done(await desk.create([eduOrgId]));
  expect(made.totals).toEqual({ candidates, included, excluded, amount });
});

test('for the people whom a filter finds it is what their register becomes', async () => {
  const { db } = backend;
  const { humanIds, eduOrgId } = await addOrganisation(db, { people: 3 });
  const [unverified = ''] = humanIds;
  await db.update(humans).set({ identityStatus: 'FILLED' }).where(eq(humans.id, unverified));
  const filter = { eduOrgIds: [eduOrgId] };
  const terms = { ...january, amountPerHuman: 100_000 };
  const place = { token: desk.tokens.payments, params: { paymentType: 'one-time' as const } };
  const seen = done(await backend.send(previewPayment, { ...place, body: { ...terms, filter } }));
  expect(seen).toMatchObject({ candidates: 3, included: 2, amount: 200_000, overlapping: [] });
  expect(seen.checks.find(({ key }) => key === 'IDENTITY')?.failed).toBe(1);
  const payment = { ...terms, type: 'one-time', name: { ru: 'Помощь' }, budget: 900_000 };
  const wish = { token: desk.tokens.payments, body: { filter, payment } };
  const made = done(await backend.send(createPaymentForHumans, wish));
  const { candidates, included, excluded, amount } = seen;
  expect(made.totals).toEqual({ candidates, included, excluded, amount });
  const again = done(await backend.send(previewPayment, { ...place, body: { ...terms, filter } }));
  expect(again.overlapping).toMatchObject([{ id: made.id, number: made.number }]);
});

test('nobody found and neither people nor organisations are refused', async () => {
  const place = { token: desk.tokens.payments, params: { paymentType: 'one-time' as const } };
  const terms = { ...january, amountPerHuman: 100_000 };
  const none = { ...terms, filter: { search: 'Никого такого нет' } };
  expect(await backend.send(previewPayment, { ...place, body: none })).toMatchObject({
    status: 422,
    body: { code: 'NOBODY_FOUND' },
  });
  const { body } = await backend.send(previewPayment, { ...place, body: terms });
  expect(body.fields).toEqual({ eduOrgIds: 'REQUIRED' });
});

test('looking takes no number', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };
  const first = done(await desk.create([eduOrgId]));
  done(await preview([eduOrgId], february));
  const second = done(await desk.create([eduOrgId], february));
  const numberOf = ({ number }: { number: string }) => Number(number.split('-')[2]);
  expect(numberOf(second) - numberOf(first)).toBe(1);
});

test('a register that is there already is shown, and whom it pays', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
  const { id, number, name, status } = done(await desk.create([eduOrgId]));
  const seen = done(await preview([eduOrgId]));
  expect(seen.overlapping).toEqual([{ id, number, name, status }]);
  expect(seen).toMatchObject({ included: 0, excluded: 2, amount: 0 });
  expect(seen.checks).toContainEqual({ key: 'DUPLICATE', failed: 2 });
});

test('many may look at once', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 2 });
  const answers = await Promise.all([1, 2, 3].map(() => preview([eduOrgId])));
  expect(answers.map(({ body }) => body.included)).toEqual([2, 2, 2]);
});

test('terms that no register may have are refused', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
  const nothing = await preview([eduOrgId], { amountPerHuman: null });
  expect(nothing).toMatchObject({ status: 422, body: { code: 'AMOUNT_REQUIRED' } });
  const unknown = await preview(['00000000-0000-4000-8000-000000000000']);
  expect(unknown).toMatchObject({ status: 422, body: { code: 'EDU_ORG_UNKNOWN' } });
  const late = await preview([eduOrgId], { periodTo: '2030-12-31' });
  expect(late.body.fields).toEqual({ periodTo: 'PERIOD_ORDER' });
});

test.each(['audit', 'approver', 'edu', 'admin', 'student'] as const)(
  '%s may not look',
  async (account) => {
    const { status } = await backend.send(previewPayment, {
      token: desk.tokens[account],
      params: { paymentType: 'one-time' },
      body: { ...january, eduOrgIds: ['00000000-0000-4000-8000-000000000000'] },
    });
    expect(status).toBe(403);
  },
);
