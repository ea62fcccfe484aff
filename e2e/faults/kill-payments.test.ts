/** @jest-environment node */
import { deleteCurrentUser } from '@campus/shared/contract/auth/calls';
import { updatePayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { and, eq, sql } from 'drizzle-orm';
import { humans } from '../backend/domains/accounts/humanTables';
import { hashPassword } from '../backend/domains/auth/createPasswords';
import { humanNotifications } from '../backend/domains/inbox/inboxTables';
import {
  paymentCandidates,
  payHistoryItems,
  payments,
} from '../backend/domains/payments/paymentTables';
import { logs } from '../backend/platform/audit/auditTables';
import { assertDefined } from '../backend/platform/database/assertDefined';
import {
  done,
  addOrganisation,
  paymentDeskForFile,
} from '../backend/domains/payments/testing/paymentDeskForFile';
import type { BackendProcess } from '../backend/testing/spawnBackend';
import { demoPassword } from '../fixtures/demoAccounts';
import { postgresForFile } from './postgresForFile';

jest.setTimeout(120_000);

const { withServer, backendsOn } = postgresForFile();
const { backend, desk } = paymentDeskForFile();
const { start, hold } = backendsOn(() => backend.db);

async function change({ origin }: BackendProcess, { id, version }: PaymentRegister, body: object) {
  const answer = await fetch(origin + updatePayment.path.replace('{id}', id), {
    method: updatePayment.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${desk.tokens.payments}`,
    },
    body: JSON.stringify({ version, ...body }),
  });
  const answered = (await answer.json()) as PaymentRegister & { code?: string };
  return { status: answer.status, body: answered };
}

/** Kills the server in the middle of a change; returns whether an answer ever came. */
async function killedDuring(register: PaymentRegister, humanId: string, body: object) {
  const process = await start();
  const item = await hold('pay_history_items', { payment_id: register.id, human_id: humanId });
  const answer = change(process, register, body).then(
    () => 'answered',
    () => 'none',
  );
  await item.isWaitedFor();
  await process.end('SIGKILL');
  await item.letGo();
  return answer;
}

/** Everything that is known of a register, and that a half-done change would leave in two minds. */
async function stateOf({ id }: PaymentRegister, humanIds: string[]) {
  const { db } = backend;
  const [register] = await db.select().from(payments).where(eq(payments.id, id));
  const { paymentId, decision } = paymentCandidates;
  const listed = await db
    .select()
    .from(paymentCandidates)
    .where(and(eq(paymentId, id), eq(decision, 'INCLUDED')));
  const items = await db.select().from(payHistoryItems).where(eq(payHistoryItems.paymentId, id));
  const told = await db
    .select({ humanId: humanNotifications.humanId, title: humanNotifications.title })
    .from(humanNotifications)
    .where(sql`${humanNotifications.humanId} = any(${sql.param(humanIds)}::uuid[])`);
  const moves = await db.select().from(logs).where(eq(logs.entityId, id)).orderBy(logs.at);
  return {
    status: register?.status,
    version: register?.version,
    isSent: register?.sentAt !== null,
    total: register?.totals.amount,
    sum: items.reduce((sum, { amount }) => sum + amount, 0),
    people: items.map(({ humanId }) => humanId).sort(),
    items: items.map(({ status }) => status).sort(),
    listed: listed.map(({ itemStatus }) => itemStatus).sort(),
    told: told.map(({ title, humanId }) => `${humanId} ${title.ru}`).sort(),
    moves: moves.map(({ action }) => action),
  };
}

const paid = (humanId: string) => ({ humanId, status: 'PAID' });
const failed = (humanId: string) => ({ humanId, status: 'FAILED', reason: 'Счёт закрыт' });
const times = (count: number, ...statuses: string[]) =>
  statuses.flatMap((status) => Array.from({ length: count }, () => status));

const half = 150;
/** No round number, or lost kopecks would not be seen. */
const amountPerHuman = 123_457;
const sum = 2 * half * amountPerHuman;

async function approvedRegister(people = 2 * half) {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people });
  const draft = done(await desk.create([eduOrgId], { amountPerHuman, budget: sum }));
  const formed = done(await desk.change(draft, { status: 'FORMED' }));
  const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
  return { approved, humanIds, last: assertDefined(humanIds.at(-1)) };
}

withServer(
  'a server killed while it sends has sent nothing, and sends once after that',
  async () => {
    const { approved, humanIds, last } = await approvedRegister();
    const before = await stateOf(approved, humanIds);
    expect(before).toMatchObject({ status: 'APPROVED', isSent: false, sum, told: [] });
    expect(await killedDuring(approved, last, { status: 'SENT' })).toBe('none');

    const next = await start();
    expect(await stateOf(approved, humanIds)).toEqual(before);
    expect(await change(next, approved, { status: 'SENT' })).toMatchObject({ status: 200 });
    // Somebody who never saw the answer asks once more.
    expect(await change(next, approved, { status: 'SENT' })).toMatchObject({ status: 409 });
    await next.end('SIGKILL');
    expect(await stateOf(approved, humanIds)).toMatchObject({
      ...{ status: 'SENT', isSent: true, total: sum, sum },
      people: [...humanIds].sort(),
      items: times(2 * half, 'SENT'),
      listed: times(2 * half, 'SENT'),
      told: humanIds.map((id) => `${id} Выплата отправлена`).sort(),
      moves: [...before.moves, 'payment.send'],
    });
  },
);

withServer('a server killed while it takes results has taken whole parts only', async () => {
  const { approved, humanIds, last } = await approvedRegister();
  const sent = done(await desk.change(approved, { status: 'SENT' }));
  const [first, second] = [
    humanIds.slice(0, half).map(paid),
    [...humanIds.slice(half, -1).map(paid), failed(last)],
  ];
  const partly = done(await desk.change(sent, { results: first }));
  const before = await stateOf(partly, humanIds);
  expect(before).toMatchObject({ items: times(half, 'PAID', 'SENT'), sum });
  expect(await killedDuring(partly, last, { results: second })).toBe('none');

  const next = await start();
  expect(await stateOf(partly, humanIds)).toEqual(before);
  const settled = await change(next, partly, { results: second });
  expect(settled).toMatchObject({ status: 200, body: { status: 'PARTIALLY_PAID' } });
  // The file is read once more from its beginning.
  const again = await change(next, settled.body, { results: first });
  expect(again).toMatchObject({ status: 422, body: { code: 'RESULTS_SETTLED' } });
  await next.end('SIGKILL');
  const after = await stateOf(partly, humanIds);
  expect(after).toMatchObject({
    ...{ total: sum, sum, people: [...humanIds].sort() },
    items: [...times(2 * half - 1, 'PAID'), 'RETURNED'],
    listed: ['FAILED', ...times(2 * half - 1, 'PAID')],
  });
  expect(after.told).toHaveLength(4 * half);
  expect(new Set(after.told).size).toBe(4 * half);
});

describe('whoever closes the account while a register is sent', () => {
  async function closingPayee() {
    const { approved, last: id } = await approvedRegister(2);
    const passwordHash = await hashPassword(demoPassword);
    await backend.db.update(humans).set({ passwordHash }).where(eq(humans.id, id));
    const token = await backend.services.sessions.open('HUMAN', id, { ip: '127.0.0.1' });
    return {
      id,
      item: { payment_id: approved.id, human_id: id },
      leave: () =>
        backend.send(deleteCurrentUser, { token, body: { currentPassword: demoPassword } }),
      send: () => desk.change(approved, { status: 'SENT' }),
    };
  }

  withServer('keeps it while the money is on its way', async () => {
    const { item, leave, send } = await closingPayee();
    const held = await hold('pay_history_items', item);
    const sending = send();
    await held.isWaitedFor();
    const leaving = leave();
    await Promise.race([leaving, held.isWaitedFor(2)]);
    await held.letGo();
    expect(await sending).toMatchObject({ status: 200 });
    expect(await leaving).toMatchObject({ status: 409, body: { code: 'PAYMENT_PENDING' } });
  });

  withServer('gets nothing where that came first', async () => {
    const { id, leave, send } = await closingPayee();
    const held = await hold('sessions', { human_id: id });
    const leaving = leave();
    await held.isWaitedFor();
    const sending = send();
    await Promise.race([sending, held.isWaitedFor(2)]);
    await held.letGo();
    expect(await leaving).toMatchObject({ status: 200 });
    expect(await sending).toMatchObject({ status: 422, body: { code: 'FROZEN_DATA_CHANGED' } });
  });
});
