/** @jest-environment node */
import { registerStatuses, type RegisterStatus } from '@campus/shared/contract/payments/machine';
import { deletePayment, getPayment } from '@campus/shared/contract/payments/calls';
import { desc, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import { payHistoryItems } from './paymentTables';
import { humanNotifications } from '../inbox/inboxTables';
import { userRoles, users } from '../accounts/userTables';
import { done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const itemsOf = (humanId: string) =>
  backend.db.select().from(payHistoryItems).where(eq(payHistoryItems.humanId, humanId));

const remove = ({ id }: { id: string }, token = desk.tokens.payments) =>
  backend.send(deletePayment, { token, params: { id } });

describe('the usual way', () => {
  test('a draft is formed, approved and sent; its people see each payment', async () => {
    const { register, first } = await desk.at('DRAFT');
    const formed = done(await desk.change(register, { status: 'FORMED' }));
    expect(formed).toMatchObject({ status: 'FORMED', totals: { included: 2, amount: 200_000 } });
    expect(await itemsOf(first)).toStrictEqual([]);

    const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
    expect(approved).toMatchObject({
      status: 'APPROVED',
      approvedBy: { name: 'Контролёр Виктор' },
    });
    expect(await itemsOf(first)).toMatchObject([{ status: 'PLANNED', amount: 100_000 }]);

    const sent = done(await desk.change(approved, { status: 'SENT' }));
    expect(sent.sentAt).not.toBeNull();
    expect(await itemsOf(first)).toMatchObject([
      { status: 'SENT', accountMask: '•••• 4821', type: 'one-time' },
    ]);
    const inbox = eq(humanNotifications.humanId, first);
    const told = await backend.db.select().from(humanNotifications).where(inbox);
    const [item] = await itemsOf(first);
    expect(told).toMatchObject([
      { kind: 'PAYMENT', link: `/me/payments/${item?.id}`, title: { ru: 'Выплата отправлена' } },
    ]);
    expect(told[0]?.body.ru.replace(/\s/g, ' ')).toMatch(
      /^Мы отправили в банк 1 000,00 ₽: «Поддержка». Деньги ожидаются до \d+ [а-я]+\.$/,
    );
    expect(told[0]?.body.en).toMatch(
      /^We sent ₽1,000\.00 to the bank: “Support”\. It is expected by \d+ [A-Z][a-z]+\.$/,
    );
  });

  test('each move is written to the log with who made it', async () => {
    const { register } = await desk.at('SENT');
    const rows = await backend.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, register.id))
      .orderBy(desc(logs.at));
    expect(rows.map(({ action }) => action)).toEqual([
      'payment.send',
      'payment.approve',
      'payment.form',
      'payment.create',
    ]);
    expect(rows[1]).toMatchObject({
      actorName: 'Контролёр Виктор',
      diff: { status: { from: 'FORMED', to: 'APPROVED' } },
    });
  });

  test('a formed register returns to draft with a comment, and may be formed again', async () => {
    const { register } = await desk.at('FORMED');
    const silent = await desk.change(register, { status: 'DRAFT' }, 'approver');
    expect(silent.body.fields).toEqual({ comment: 'COMMENT_REQUIRED' });
    const comment = 'Проверьте сумму';
    const draft = done(await desk.change(register, { status: 'DRAFT', comment }, 'approver'));
    expect(draft).toMatchObject({ status: 'DRAFT', comment });
    expect(done(await desk.change(draft, { status: 'FORMED' })).status).toBe('FORMED');
  });

  test('a draft is removed with everything in it', async () => {
    const { register } = await desk.at('DRAFT');
    expect(await remove(register)).toMatchObject({ status: 200, body: { id: register.id } });
    const params = { id: register.id };
    const { status } = await backend.send(getPayment, { token: desk.tokens.payments, params });
    expect(status).toBe(404);
    expect((await remove(register)).status).toBe(404);
  });
});

describe('what is not possible', () => {
  const legal: Record<RegisterStatus, readonly RegisterStatus[]> = {
    DRAFT: ['FORMED', 'CANCELLED'],
    FORMED: ['DRAFT', 'APPROVED', 'CANCELLED'],
    APPROVED: ['SENT', 'CANCELLED'],
    SENT: ['PAID', 'PARTIALLY_PAID'],
    PARTIALLY_PAID: ['PAID', 'PARTIALLY_PAID'],
    PAID: [],
    CANCELLED: [],
  };

  /** Somebody who may ask for the move at all. */
  const askerFor = (to: RegisterStatus): DemoAccount =>
    to === 'APPROVED' || to === 'CANCELLED' || to === 'DRAFT' ? 'approver' : 'payments';

  test.each(registerStatuses)('%s admits no move but its own', async (status) => {
    const { register, first } = await desk.at(status);
    for (const to of registerStatuses.filter((one) => !legal[status].includes(one))) {
      const isSettled = to === 'PAID' || to === 'PARTIALLY_PAID';
      const results = isSettled ? [{ humanId: first, status: 'PAID' }] : undefined;
      const body = { status: to, results, comment: 'Почему' };
      const answer = await desk.change(register, body, askerFor(to));
      const { code, current } = answer.body;
      expect({ to, status: answer.status, code, current }).toEqual({
        to,
        status: 409,
        code: 'STATE',
        current: status,
      });
    }
    if (status === 'DRAFT') return;
    expect((await desk.change(register, { budget: 1 })).status).toBe(409);
    expect((await desk.change(register, { include: [first] })).status).toBe(409);
    expect((await remove(register)).body).toMatchObject({ code: 'STATE', current: status });
    const params = { id: register.id };
    const after = await backend.send(getPayment, { token: desk.tokens.payments, params });
    expect(after.body).toEqual(register);
  });

  test('each side keeps to its part', async () => {
    const { register: formed } = await desk.at('FORMED');
    expect((await desk.change(formed, { status: 'APPROVED' })).status).toBe(403);
    const { register: approved } = await desk.at('APPROVED');
    expect((await desk.change(approved, { status: 'SENT' }, 'approver')).status).toBe(403);
    const cancel = { status: 'CANCELLED', comment: 'Ошибка' };
    expect((await desk.change(approved, cancel)).status).toBe(403);
    expect(done(await desk.change(approved, cancel, 'approver')).status).toBe('CANCELLED');
    const { register: draft } = await desk.at('DRAFT');
    expect((await desk.change(draft, { budget: 5 }, 'approver')).status).toBe(403);
    expect((await desk.change(draft, { status: 'FORMED' }, 'approver')).status).toBe(403);
  });

  test('nobody approves what they prepared, in whatever role', async () => {
    const { db } = backend;
    const { register: edited } = await desk.at('DRAFT');
    const renamed = done(await desk.change(edited, { name: { ru: 'Иначе' } }));
    const formed = done(await desk.change(renamed, { status: 'FORMED' }));
    const roleOf = async (key: 'PAYMENT_MANAGER' | 'PAYMENT_APPROVER') => {
      const [role] = await db.select().from(userRoles).where(eq(userRoles.key, key));
      const roleId = assertDefined(role).id;
      const isManager = eq(users.id, await backend.accountId('payments'));
      await db.update(users).set({ roleId }).where(isManager);
    };
    await roleOf('PAYMENT_APPROVER');
    const answer = await desk.change(formed, { status: 'APPROVED' });
    await roleOf('PAYMENT_MANAGER');
    expect(answer).toMatchObject({ status: 403, body: { code: 'SELF_APPROVAL' } });
  });

  test('an empty register and one a kopeck above its budget are not formed', async () => {
    const { register, humanIds } = await desk.at('DRAFT');
    const poor = done(await desk.change(register, { budget: 199_999 }));
    const over = await desk.change(poor, { status: 'FORMED' });
    expect(over).toMatchObject({
      status: 422,
      body: { code: 'OVER_BUDGET', fields: { budget: 'OVER_BUDGET' } },
    });
    expect(over.body.message).toEqual([expect.stringMatching(/2\s000,00\s₽ больше/)]);
    const exclude = humanIds.map((humanId) => ({ humanId, reason: 'Отказ' }));
    const nobody = await desk.change(poor, { exclude, status: 'FORMED' });
    expect(nobody.body.code).toBe('NOBODY_INCLUDED');
    expect(done(await desk.change(poor, { budget: 200_000, status: 'FORMED' })).status).toBe(
      'FORMED',
    );
  });
});
