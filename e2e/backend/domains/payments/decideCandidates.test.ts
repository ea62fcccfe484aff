/** @jest-environment node */
import { decideCandidates, updatePayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import { addUser, roleIdOf } from '../../testing/addUser';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { paymentCandidates } from './paymentTables';

const { backend, desk } = paymentDeskForFile();

const decide = (
  { id, version }: Pick<PaymentRegister, 'id' | 'version'>,
  body: object,
  by: DemoAccount = 'payments',
) =>
  backend.send(decideCandidates, {
    token: desk.tokens[by],
    params: { id },
    body: { version, ...body },
  });

const out = { filter: {}, decision: 'EXCLUDED', reason: 'Отчислены приказом' };

test('everybody whom the filter finds is excluded with the reason, and nobody else', async () => {
  const [one, two] = [
    await addOrganisation(backend.db, { people: 3 }),
    await addOrganisation(backend.db, { people: 2 }),
  ];
  const register = done(await desk.create([one.eduOrgId, two.eduOrgId]));
  const answer = done(await decide(register, { ...out, filter: { eduOrgIds: [one.eduOrgId] } }));
  expect(answer).toMatchObject({
    decided: 3,
    barred: 0,
    register: { totals: { candidates: 5, included: 2, excluded: 3, amount: 200_000 } },
  });
  const excluded = await desk.candidates(register, { decisions: ['EXCLUDED'] });
  expect(excluded).toMatchObject(
    one.humanIds.map(() => ({ reason: out.reason, isByHand: true, eduOrg: { id: one.eduOrgId } })),
  );
  const [row] = await backend.db
    .select()
    .from(logs)
    .where(eq(logs.entityId, register.id))
    .orderBy(desc(logs.at));
  const { reason, decision } = out;
  expect(row).toMatchObject({
    ...{ action: 'payment.update', entityType: 'payment' },
    diff: {
      totals: { from: { included: 5 }, to: { included: 2 } },
      decide: { to: { filter: { eduOrgIds: [one.eduOrgId] }, decision, reason, decided: 3 } },
    },
  });
});

test('everybody found is included without a word where the checks pass them, and for a reason otherwise', async () => {
  const grant = { amount: 300_000, quota: 1 };
  const { eduOrgId } = await addOrganisation(backend.db, { people: 3, grant });
  const draft = done(await desk.create([eduOrgId], { paymentType: 'grant' }));
  const none = done(await decide(draft, { filter: {}, decision: 'INCLUDED' }));
  expect(none).toMatchObject({ decided: 1, barred: 2, register: { totals: { included: 1 } } });
  const why = { filter: { failedCheck: 'QUOTA' }, decision: 'INCLUDED', reason: 'Квоту добавят' };
  const all = done(await decide(none.register, why));
  expect(all).toMatchObject({ decided: 2, barred: 0, register: { totals: { included: 3 } } });
  const shown = await desk.candidates(draft, { failedCheck: 'QUOTA' });
  expect(shown.map(({ reason, isByHand }) => [reason, isByHand])).toEqual([
    ['Квоту добавят', true],
    ['Квоту добавят', true],
  ]);
});

test('the log keeps how many were decided about, and no name that was looked for', async () => {
  const { register } = await desk.at('DRAFT');
  done(await decide(register, { ...out, filter: { search: 'Тестов1' } }));
  const rows = await backend.db.select().from(logs).where(eq(logs.entityId, register.id));
  expect(JSON.stringify(rows)).toContain('"decided":1');
  expect(JSON.stringify(rows)).toContain('"search":"•••"');
  expect(JSON.stringify(rows)).not.toContain('Тестов1');
});

test('whom a hard check bars stays out, and is counted', async () => {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 3 });
  const [first = ''] = humanIds;
  await backend.db.update(humans).set({ identityStatus: 'MISMATCH' }).where(eq(humans.id, first));
  const register = done(await desk.create([eduOrgId]));
  const all = done(await decide(register, out));
  expect(all).toMatchObject({ decided: 3, barred: 0 });
  const back = done(await decide(all.register, { filter: {}, decision: 'INCLUDED' }));
  expect(back).toMatchObject({ decided: 2, barred: 1, register: { totals: { included: 2 } } });
  const [barred] = await desk.candidates(register, { decisions: ['EXCLUDED'] });
  expect(barred).toMatchObject({ human: { id: first } });
});

test('ten thousand people take one request', async () => {
  const { eduOrgId } = await addOrganisation(backend.db, { people: 10_000 });
  const register = done(await desk.create([eduOrgId]));
  const { decided } = done(await decide(register, out));
  expect(decided).toBe(10_000);
  const { paymentId, decision } = paymentCandidates;
  const left = await backend.db
    .select({ id: paymentCandidates.id })
    .from(paymentCandidates)
    .where(and(eq(paymentId, register.id), inArray(decision, ['INCLUDED'])));
  expect(left).toStrictEqual([]);
});

test('whoever decides has prepared the register, and may not approve it', async () => {
  const { register } = await desk.at('DRAFT');
  const { register: decided } = done(await decide(register, { ...out, filter: { search: 'нет' } }));
  expect(decided.editorIds).toContain(await backend.accountId('payments'));
});

test('a manager who excluded somebody and became an approver may not approve, even a list formed anew', async () => {
  const { register } = await desk.at('DRAFT');
  const { id, token } = await addUser(backend, 'PAYMENT_MANAGER');
  const params = { id: register.id };
  const filter = { search: 'Тестов1' };
  const body = { ...out, filter, version: register.version };
  const { register: decided } = done(await backend.send(decideCandidates, { token, params, body }));
  const formed = done(await desk.change(decided, { status: 'FORMED' }));
  // The list was opened once more since, and formed by others.
  const comment = 'Ещё раз';
  const opened = done(await desk.change(formed, { status: 'DRAFT', comment }, 'approver'));
  const again = done(await desk.change(opened, { status: 'FORMED' }));
  const roleId = await roleIdOf(backend, 'PAYMENT_APPROVER');
  await backend.db.update(users).set({ roleId }).where(eq(users.id, id));
  const approval = { status: 'APPROVED', version: again.version };
  expect(await backend.send(updatePayment, { token, params, body: approval })).toMatchObject({
    status: 403,
    body: { code: 'SELF_APPROVAL' },
  });
  const approved = done(await desk.change(again, { status: 'APPROVED' }, 'approver'));
  expect(approved.totals).toMatchObject({ included: 1, amount: 100_000 });
});

test('an exclusion without a reason, an old version and a frozen list are refused', async () => {
  const { register } = await desk.at('DRAFT');
  const silent = await decide(register, { filter: {}, decision: 'EXCLUDED' });
  expect(silent.body.fields).toEqual({ reason: 'REQUIRED' });
  const old = await decide({ ...register, version: register.version + 1 }, out);
  expect(old).toMatchObject({ status: 409, body: { code: 'VERSION' } });
  const { register: formed } = await desk.at('FORMED');
  const late = await decide(formed, out);
  const message = 'Реестр уже сформирован. Обновите страницу.';
  expect(late).toMatchObject({ status: 409, body: { code: 'STATE', current: 'FORMED', message } });
  expect((await decide(register, out, 'approver')).status).toBe(403);
  const { status } = await backend.send(decideCandidates, { params: { id: register.id } });
  expect(status).toBe(401);
});
