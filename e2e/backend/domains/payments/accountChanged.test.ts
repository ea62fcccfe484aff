/** @jest-environment node */
import { decideCandidates } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { eq } from 'drizzle-orm';
import { applications } from '../applications/applicationTables';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };
const march = { periodFrom: '2031-03-01', periodTo: '2031-03-31' };

/** An application that names another account, decided on so that there may be more of them. */
const nameAccount = (
  eduOrgId: string,
  humanId: string,
  accountMask: string,
  createdAt = new Date(),
) =>
  backend.db.insert(applications).values({
    createdAt,
    ...{ eduOrgId, humanId, type: 'CREDIT_GRANT' as const, status: 'APPROVED' as const },
    ...{ number: `CG-${humanId}-${accountMask}`, studentSnapshot: {}, payload: { accountMask } },
  });

const stateOf = async (register: { id: string }, humanId: string) => {
  const people = await desk.candidates(register);
  const { decision, checks, accountMask } = people.find(({ human }) => human.id === humanId) ?? {};
  const failed = checks?.filter(({ passed }) => !passed).map(({ key }) => key);
  return { decision, failed, accountMask };
};

async function send(register: PaymentRegister) {
  const formed = done(await desk.change(register, { status: 'FORMED' }));
  const approved = done(await desk.change(formed, { status: 'APPROVED' }, 'approver'));
  return done(await desk.change(approved, { status: 'SENT' }));
}

test('whose account changed is held until staff include them, and then is paid as before', async () => {
  const { eduOrgId, first } = await desk.at('PAID');
  await nameAccount(eduOrgId, first, '•••• 5210');
  const draft = done(await desk.create([eduOrgId], february));
  expect(draft.totals).toMatchObject({ included: 1, excluded: 1 });
  const held = { failed: ['ACCOUNT_CHANGED'], accountMask: '•••• 5210' };
  expect(await stateOf(draft, first)).toEqual({ ...held, decision: 'EXCLUDED' });
  const [found] = await desk.candidates(draft, { failedCheck: 'ACCOUNT_CHANGED' });
  expect(found).toMatchObject({
    human: { id: first },
    reason: 'Счёт изменился, и на него ещё не платили. Уточните его у человека.',
  });
  const silent = await desk.change(draft, { include: [first] });
  expect(silent).toMatchObject({ status: 422, body: { code: 'ACCOUNT_UNCONFIRMED' } });
  const include = [{ humanId: first, reason: 'Показал договор' }];
  const released = done(await desk.change(draft, { include }));
  expect(await stateOf(released, first)).toEqual({ ...held, decision: 'INCLUDED' });
  const [shown] = await desk.candidates(released, { failedCheck: 'ACCOUNT_CHANGED' });
  expect(shown).toMatchObject({ isByHand: true, reason: 'Показал договор' });
  expect((await send(released)).totals.included).toBe(2);
  const next = done(await desk.create([eduOrgId], march));
  expect(await stateOf(next, first)).toMatchObject({ decision: 'INCLUDED', failed: [] });
});

test('including everybody found confirms no account by the way', async () => {
  const { eduOrgId, first } = await desk.at('PAID');
  await nameAccount(eduOrgId, first, '•••• 5210');
  const draft = done(await desk.create([eduOrgId], february));
  const include = (version: number, reason?: string) =>
    backend.send(decideCandidates, {
      token: desk.tokens.payments,
      params: { id: draft.id },
      body: { filter: {}, decision: 'INCLUDED', reason, version },
    });
  const silent = done(await include(draft.version));
  expect(silent).toMatchObject({ decided: 1, barred: 1 });
  expect(await stateOf(draft, first)).toMatchObject({ decision: 'EXCLUDED' });
  const told = done(await include(silent.register.version, 'Позвонили каждому'));
  expect(told).toMatchObject({ decided: 2, barred: 0, register: { totals: { included: 2 } } });
  const [kept] = await desk.candidates(draft, { failedCheck: 'ACCOUNT_CHANGED' });
  expect(kept).toMatchObject({ decision: 'INCLUDED', reason: 'Позвонили каждому' });
});

test('an account named first, or paid to before, holds nobody', async () => {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 1 });
  const [first = ''] = humanIds;
  await send(done(await desk.create([eduOrgId])));
  await nameAccount(eduOrgId, first, '•••• 5210');
  // Two of one millisecond have no order.
  await nameAccount(eduOrgId, first, '•••• 4821', new Date(Date.now() + 1_000));
  const draft = done(await desk.create([eduOrgId], february));
  expect(await stateOf(draft, first)).toMatchObject({ decision: 'INCLUDED', failed: [] });
});

test('who was included by hand drops out when the account is another one since', async () => {
  const grant = { amount: 300_000, quota: 1 };
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 2, grant });
  const [, second = ''] = humanIds;
  const draft = done(await desk.create([eduOrgId], { paymentType: 'grant' }));
  const included = done(await desk.change(draft, { include: [second] }));
  await nameAccount(eduOrgId, second, '•••• 5210');
  const formed = done(await desk.change(included, { status: 'FORMED' }));
  expect(formed.totals).toMatchObject({ included: 1, excluded: 1 });
  expect(await stateOf(formed, second)).toMatchObject({
    decision: 'EXCLUDED',
    failed: ['ACCOUNT_CHANGED', 'QUOTA'],
  });
});

test.each(['FORMED', 'APPROVED'] as const)('a register that is %s goes no further', async (at) => {
  const { register, eduOrgId, first } = await desk.at(at);
  await nameAccount(eduOrgId, first, '•••• 5210');
  const next = at === 'FORMED' ? 'APPROVED' : 'SENT';
  const answer = await desk.change(
    register,
    { status: next },
    at === 'FORMED' ? 'approver' : 'payments',
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'FROZEN_DATA_CHANGED' } });
});

test('an account that is given up again holds nobody', async () => {
  const { eduOrgId, first } = await desk.at('PAID');
  await nameAccount(eduOrgId, first, '•••• 5210');
  const isNew = eq(applications.number, `CG-${first}-•••• 5210`);
  await backend.db.update(applications).set({ status: 'REJECTED' }).where(isNew);
  const draft = done(await desk.create([eduOrgId], february));
  expect(await stateOf(draft, first)).toMatchObject({
    decision: 'INCLUDED',
    accountMask: '•••• 4821',
  });
});
