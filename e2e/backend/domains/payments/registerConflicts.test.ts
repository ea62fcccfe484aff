/** @jest-environment node */
import { updatePayment } from '@campus/shared/contract/payments/calls';
import { and, eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { applications } from '../applications/applicationTables';
import { paymentCandidates, payHistoryItems } from './paymentTables';
import { humans, students } from '../accounts/humanTables';
import { addApproved } from './testing/addApproved';
import { addUser } from '../../testing/addUser';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const itemsOf = (humanId: string) =>
  backend.db.select().from(payHistoryItems).where(eq(payHistoryItems.humanId, humanId));

describe('data that change under way', () => {
  const spoil = (humanId: string) =>
    backend.db.update(humans).set({ identityStatus: 'MISMATCH' }).where(eq(humans.id, humanId));

  test('forming leaves out whoever fails since', async () => {
    const { register, first } = await desk.at('DRAFT');
    await spoil(first);
    const formed = done(await desk.change(register, { status: 'FORMED' }));
    expect(formed.totals).toEqual({ candidates: 2, included: 1, excluded: 1, amount: 100_000 });
  });

  test.each([
    ['FORMED', 'APPROVED', 'approver'],
    ['APPROVED', 'SENT', 'payments'],
  ] as const)('a frozen list that is not true any more stays %s', async (from, to, by) => {
    const { register, first } = await desk.at(from);
    await spoil(first);
    const answer = await desk.change(register, { status: to }, by);
    expect(answer).toMatchObject({ status: 422, body: { code: 'FROZEN_DATA_CHANGED' } });
  });

  test.each([
    ['study', (humanId: string) => setStudentStatus(backend.db, humanId, 'EXPELLED')],
    [
      'organisation',
      async (humanId: string) => {
        const { eduOrgId } = await addOrganisation(backend.db, { people: 0 });
        await backend.db.update(students).set({ eduOrgId }).where(eq(students.humanId, humanId));
      },
    ],
    [
      'account here',
      (humanId: string) =>
        backend.db.update(humans).set({ state: 'DELETED' }).where(eq(humans.id, humanId)),
    ],
  ])('a list with somebody whose %s is another since is not approved', async (_, alter) => {
    const { register, first } = await desk.at('FORMED');
    await alter(first);
    const answer = await desk.change(register, { status: 'APPROVED' }, 'approver');
    expect(answer).toMatchObject({ status: 422, body: { code: 'FROZEN_DATA_CHANGED' } });
  });

  test('what changes about whom a list leaves out holds nothing up', async () => {
    const { register, first } = await desk.at('DRAFT');
    const exclude = [{ humanId: first, reason: 'Отложено' }];
    const formed = done(await desk.change(register, { exclude, status: 'FORMED' }));
    await spoil(first);
    const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
    expect(done(await desk.change(approved, { status: 'SENT' })).totals.included).toBe(1);
  });

  test('an amount that was not approved is not sent', async () => {
    const { register, first } = await desk.at('APPROVED');
    const { paymentId, humanId } = paymentCandidates;
    await backend.db
      .update(paymentCandidates)
      .set({ amount: 9_000_000 })
      .where(and(eq(paymentId, register.id), eq(humanId, first)));
    const answer = await desk.change(register, { status: 'SENT' });
    expect(answer.body.code).toBe('FROZEN_DATA_CHANGED');
  });

  test('a cancelled register gives its people and their applications back', async () => {
    const { db } = backend;
    const { eduOrgId, humanIds } = await addOrganisation(db, { people: 1 });
    const humanId = assertDefined(humanIds[0]);
    const applicationId = await addApproved(db, { humanId, eduOrgId }, 'EXTRA_GRANT');
    const paidBy = async () => {
      const [row] = await db.select().from(applications).where(eq(applications.id, applicationId));
      return assertDefined(row).paymentId;
    };
    const draft = done(await desk.create([eduOrgId], { paymentType: 'extra-grant' }));
    const formed = done(await desk.change(draft, { status: 'FORMED' }));
    expect(await paidBy()).toBe(draft.id);
    const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
    done(await desk.change(approved, { status: 'CANCELLED', comment: 'Ошибка' }, 'approver'));
    expect(await paidBy()).toBeNull();
    expect(await itemsOf(humanId)).toStrictEqual([]);
    const again = done(await desk.create([eduOrgId], { paymentType: 'extra-grant' }));
    expect(again.totals.included).toBe(1);
  });
});

describe('two at once', () => {
  test('of an approval and a cancellation exactly one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { register } = await desk.at('FORMED');
      const answers = await Promise.all([
        desk.change(register, { status: 'APPROVED' }, 'approver'),
        desk.change(register, { status: 'CANCELLED', comment: 'Ошибка' }),
      ]);
      // A register that was approved first is no longer the manager's to cancel.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409 || status === 403)).toHaveLength(1);
    }
  });

  test('of two approvers one approves, and the other is told who did', async () => {
    const { register, humanIds } = await desk.at('FORMED');
    const { token } = await addUser(backend, 'PAYMENT_APPROVER');
    const params = { id: register.id };
    const body = { status: 'APPROVED', version: register.version };
    const answers = await Promise.all(
      [token, desk.tokens.approver].map((one) =>
        backend.send(updatePayment, { token: one, params, body }),
      ),
    );
    const [first, late] = answers.sort((a, b) => a.status - b.status).map(assertDefined);
    const approved = done(assertDefined(first));
    expect(late).toMatchObject({ status: 409, body: { code: 'STATE', current: 'APPROVED' } });
    expect(late?.body.message).toBe('Реестр уже утверждён. Обновите страницу.');
    for (const humanId of humanIds)
      expect(await itemsOf(humanId)).toMatchObject([{ status: 'PLANNED', amount: 100_000 }]);
    const logged = await backend.db.select().from(logs).where(eq(logs.entityId, register.id));
    expect(logged.filter(({ action }) => action === 'payment.approve')).toMatchObject([
      { actorId: approved.approvedBy?.id },
    ]);
  });

  test('a register is sent once', async () => {
    const { register, first } = await desk.at('APPROVED');
    const answers = await Promise.all([1, 2].map(() => desk.change(register, { status: 'SENT' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await itemsOf(first)).toHaveLength(1);
  });

  test('whoever takes all of a newer register changes nothing, and is not in the log', async () => {
    const { register } = await desk.at('DRAFT');
    const newer = done(await desk.change(register, { budget: 900_000 }));
    const entries = () => backend.db.select().from(logs).where(eq(logs.entityId, register.id));
    const before = await entries();
    expect((await desk.change(register, {})).body).toMatchObject({ code: 'VERSION' });
    expect(done(await desk.change(newer, {})).version).toBe(newer.version);
    expect(await entries()).toHaveLength(before.length);
  });

  test('of two edits of the same version the second is told whose came first', async () => {
    const { register } = await desk.at('DRAFT');
    const answers = await Promise.all([1, 2].map((budget) => desk.change(register, { budget })));
    const late = assertDefined(answers.find(({ status }) => status !== 200));
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION', changedBy: 'Бухгалтер Ольга' },
    });
  });
});
