/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { checkPaymentResults, listHumanPayments } from '@campus/shared/contract/payments/calls';
import { and, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { applications } from '../applications/applicationTables';
import { payHistoryItems } from './paymentTables';
import { humanNotifications } from '../inbox/inboxTables';
import { addApproved } from './testing/addApproved';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const paid = (humanId: string) => ({ humanId, status: 'PAID' });
const failed = (humanId: string) => ({ humanId, status: 'FAILED', reason: 'Счёт закрыт.' });

const itemOf = async (humanId: string) => {
  const isOwn = eq(payHistoryItems.humanId, humanId);
  const [item] = await backend.db.select().from(payHistoryItems).where(isOwn);
  return item;
};

test('results come in portions until everybody is paid', async () => {
  const { register, humanIds } = await desk.at('SENT');
  const [first = '', second = ''] = humanIds;
  const partly = done(await desk.change(register, { results: [paid(first)] }));
  expect(partly).toMatchObject({ status: 'PARTIALLY_PAID', closedAt: null });
  expect(await itemOf(first)).toMatchObject({ status: 'PAID' });
  expect(assertDefined(await itemOf(first)).paidAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await itemOf(second)).toMatchObject({ status: 'SENT', paidAt: null });
  const rest = done(await desk.change(partly, { status: 'PAID', results: [paid(second)] }));
  expect(rest.status).toBe('PAID');
  expect(rest.closedAt).not.toBeNull();
});

test('whom the bank refused is told why, and the register stays partly paid', async () => {
  const { register, humanIds } = await desk.at('SENT');
  const [first = '', second = ''] = humanIds;
  const results = [failed(first), paid(second)];
  const settled = done(await desk.change(register, { results }));
  expect(settled.status).toBe('PARTIALLY_PAID');
  expect(settled.closedAt).not.toBeNull();
  expect(await itemOf(first)).toMatchObject({ status: 'RETURNED', reason: { ru: 'Счёт закрыт.' } });
  const [candidate] = await desk.candidates(settled, { itemStatuses: ['FAILED'] });
  expect(candidate).toMatchObject({ human: { id: first }, failReason: 'Счёт закрыт.' });
  const inbox = and(eq(humanNotifications.humanId, first), eq(humanNotifications.kind, 'PAYMENT'));
  const told = await backend.db.select().from(humanNotifications).where(inbox);
  const bodies = told.map(({ body }) => body.ru).join('\n');
  expect(bodies).toContain('Причина: Счёт закрыт. Проверьте');
  const again = await desk.change(settled, { results: [paid(first)] });
  expect(again).toMatchObject({ status: 422, body: { code: 'RESULTS_SETTLED' } });
  expect(again.body.message).toEqual([expect.stringContaining('человек: 1.')]);
});

test('a portion may be refused as a whole, each payment with a long reason', async () => {
  const { register } = await desk.at('SENT');
  const reason = 'Договор банка расторгнут. '.repeat(19).trim();
  const results = Array.from({ length: 2000 }, () => ({ ...failed(randomUUID()), reason }));
  const { status, body } = await desk.change(register, { results });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'RESULTS_UNKNOWN_HUMAN' });
});

test('each step of a payment has its day, also the one on which it came back', async () => {
  const { register, first } = await desk.at('SENT');
  const read = async () => {
    const place = { token: desk.tokens.payments, params: { id: first } };
    return done(await backend.send(listHumanPayments, place)).items[0];
  };
  const sent = await read();
  expect(sent).toMatchObject({ status: 'SENT', sentAt: register.sentAt, returnedAt: null });
  expect(Date.parse(sent?.plannedAt ?? '')).toBeLessThanOrEqual(Date.parse(sent?.sentAt ?? ''));
  const partly = done(await desk.change(register, { results: [failed(first)] }));
  // One came back and one is awaited: nothing has ended yet.
  expect(partly).toMatchObject({ status: 'PARTIALLY_PAID', closedAt: null });
  const { returnedAt } = assertDefined(await read());
  expect(Date.parse(returnedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(register.sentAt ?? ''));
});

test('whoever failed goes to a new register for the same time, and nobody else does', async () => {
  const { db } = backend;
  const { eduOrgId, humanIds } = await addOrganisation(db, { people: 2 });
  const [first = '', second = ''] = humanIds;
  for (const humanId of humanIds) await addApproved(db, { humanId, eduOrgId }, 'EXTRA_GRANT');
  const wish = { paymentType: 'extra-grant' } as const;
  const draft = done(await desk.create([eduOrgId], wish));
  const formed = done(await desk.change(draft, { status: 'FORMED' }));
  const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
  const sent = done(await desk.change(approved, { status: 'SENT' }));
  expect((await desk.create([eduOrgId], wish)).status).toBe(409);
  done(await desk.change(sent, { results: [failed(first), paid(second)] }));
  const renewed = done(await desk.create([eduOrgId], wish));
  const candidates = await desk.candidates(renewed);
  // The account that sent the money back is not known any more.
  expect(candidates).toMatchObject([{ human: { id: first }, accountMask: null }]);
  const included = done(await desk.change(renewed, { include: [first] }));
  expect(done(await desk.change(included, { status: 'FORMED' })).totals.included).toBe(1);
  const isOwn = and(eq(applications.humanId, first), eq(applications.type, 'EXTRA_GRANT'));
  const [application] = await db.select().from(applications).where(isOwn);
  expect(application?.paymentId).toBe(renewed.id);
});

test('what the bank says of one register is not said of another that pays the same people', async () => {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 2 });
  const [first = '', second = ''] = humanIds;
  const send = async (terms: Record<string, unknown>, exclude: object[] = []) => {
    const draft = done(await desk.create([eduOrgId], terms));
    const formed = done(await desk.change(draft, { exclude, status: 'FORMED' }));
    const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
    return done(await desk.change(approved, { status: 'SENT' }));
  };
  const january = await send({});
  const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };
  const later = await send(february, [{ humanId: second, reason: 'Отложено' }]);
  const excluded = await desk.change(later, { results: [paid(second)] });
  expect(excluded).toMatchObject({ status: 422, body: { code: 'RESULTS_UNKNOWN_HUMAN' } });
  const settled = done(await desk.change(january, { results: [failed(first), paid(second)] }));
  expect(settled).toMatchObject({ status: 'PARTIALLY_PAID' });
  const statusesIn = async (register: { id: string }) =>
    Object.fromEntries(
      (await desk.candidates(register)).map(({ human, itemStatus }) => [human.id, itemStatus]),
    );
  expect(await statusesIn(later)).toEqual({ [first]: 'SENT', [second]: 'NEW' });
  const items = await backend.db
    .select()
    .from(payHistoryItems)
    .where(eq(payHistoryItems.paymentId, later.id));
  expect(items).toMatchObject([{ humanId: first, status: 'SENT', reason: null }]);
  expect(done(await desk.change(later, { results: [paid(first)] })).status).toBe('PAID');
});

test('results about somebody else, twice about one and without a reason are refused', async () => {
  const { register, first } = await desk.at('SENT');
  const stranger = await backend.accountId('student');
  const unknown = await desk.change(register, { results: [paid(first), paid(stranger)] });
  expect(unknown).toMatchObject({ status: 422, body: { code: 'RESULTS_UNKNOWN_HUMAN' } });
  expect(unknown.body.message).toEqual([expect.stringContaining('не платил: 1.')]);
  const twice = await desk.change(register, { results: [paid(first), failed(first)] });
  expect(twice.body.fields).toEqual({ results: 'REPEATED' });
  const spelledTwice = { results: [paid(first), failed(first.toUpperCase())] };
  expect((await desk.change(register, spelledTwice)).body.fields).toEqual({ results: 'REPEATED' });
  const silent = await desk.change(register, { results: [{ humanId: first, status: 'FAILED' }] });
  expect(silent.body.fields).toEqual({ 'results.0.reason': 'REQUIRED' });
  expect((await desk.change(register, { results: [] })).status).toBe(422);
  expect((await desk.change(register, { status: 'PAID' })).body.fields).toEqual({
    results: 'REQUIRED',
  });
  expect(await itemOf(first)).toMatchObject({ status: 'SENT' });
});

test('a sum that differs by a kopeck from what was sent is refused, and nobody is paid', async () => {
  const { register, humanIds, first } = await desk.at('SENT');
  const [, second = ''] = humanIds;
  const right = { ...paid(second), amount: 100_000 };
  const results = [{ ...paid(first), amount: 99_999 }, right];
  const refused = await desk.change(register, { results });
  expect(refused).toMatchObject({ status: 422, body: { code: 'RESULTS_AMOUNT' } });
  expect(refused.body.message).toEqual([expect.stringContaining('человек: 1.')]);
  expect(await itemOf(second)).toMatchObject({ status: 'SENT' });
  const none = await desk.change(register, { results: [{ ...paid(first), amount: 0 }] });
  expect(none.body.fields).toEqual({ 'results.0.amount': 'RANGE' });
  expect(done(await desk.change(register, { results: [right] })).status).toBe('PARTIALLY_PAID');
});

test('more results than one request takes are refused, in a trial too', async () => {
  const { register, first } = await desk.at('SENT');
  const results = Array.from({ length: 2001 }, () => paid(randomUUID()));
  const refused = { status: 422, body: { fields: { results: 'TOO_MANY_ITEMS' } } };
  expect(await desk.change(register, { results })).toMatchObject(refused);
  const trial = { token: desk.tokens.payments, params: { id: register.id }, body: { results } };
  expect(await backend.send(checkPaymentResults, trial)).toMatchObject(refused);
  const body = { results: results.slice(1) };
  const most = done(await backend.send(checkPaymentResults, { ...trial, body }));
  expect(most.every(({ problem }) => problem === 'UNKNOWN') && most.length).toBe(2000);
  expect(await itemOf(first)).toMatchObject({ status: 'SENT' });
});

test('an end that the results do not come to is refused', async () => {
  const { register, humanIds } = await desk.at('SENT');
  const [first = '', second = ''] = humanIds;
  const early = await desk.change(register, { status: 'PAID', results: [paid(first)] });
  expect(early).toMatchObject({ status: 422, body: { code: 'RESULTS_INCOMPLETE' } });
  const all = [paid(first), paid(second)];
  const late = await desk.change(register, { status: 'PARTIALLY_PAID', results: all });
  expect(late.body.code).toBe('RESULTS_INCOMPLETE');
  expect(await itemOf(first)).toMatchObject({ status: 'SENT' });
});

test('the same results at once are written down once', async () => {
  const { register, humanIds, first } = await desk.at('SENT');
  const results = humanIds.map(paid);
  const answers = await Promise.all([1, 2].map(() => desk.change(register, { results })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const isOwn = eq(humanNotifications.humanId, first);
  const told = await backend.db.select().from(humanNotifications).where(isOwn);
  expect(told).toHaveLength(2);
});
