/** @jest-environment node */
import { createFailedRegister, getPayment } from '@campus/shared/contract/payments/calls';
import { eq } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { grants } from '../education/educationTables';
import { eduOrgs } from '../resources/resourceTables';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';
import { setStudentStatus } from '../../testing/setStudentStatus';

const { backend, desk } = paymentDeskForFile();

const repeat = ({ id }: { id: string }, by: DemoAccount = 'payments') =>
  backend.send(createFailedRegister, { token: desk.tokens[by], params: { id } });

const read = async ({ id }: { id: string }) =>
  done(await backend.send(getPayment, { token: desk.tokens.payments, params: { id } }));

const paid = (humanId: string) => ({ humanId, status: 'PAID' });
const failed = (humanId: string) => ({ humanId, status: 'FAILED', reason: 'Счёт закрыт' });

/** Two of three could not be paid, and the bank has spoken about everybody. */
async function partlyPaid(terms?: Parameters<typeof desk.create>[1]) {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 3 });
  let register = done(await desk.create([eduOrgId], terms));
  for (const status of ['FORMED', 'APPROVED', 'SENT'])
    register = done(
      await desk.change(register, { status }, status === 'APPROVED' ? 'approver' : 'payments'),
    );
  const [first = '', ...others] = humanIds;
  const results = [paid(first), ...others.map(failed)];
  register = done(await desk.change(register, { results }));
  return { register, others, eduOrgId };
}

test('those whom the bank could not pay get a draft of their own', async () => {
  const { register, others, eduOrgId } = await partlyPaid();
  const { periodFrom, periodTo, name, type, amountPerHuman } = register;
  const draft = done(await repeat(register));
  expect(draft).toMatchObject({
    ...{ periodFrom, periodTo, name, type, amountPerHuman },
    status: 'DRAFT',
    eduOrgIds: [eduOrgId],
    budget: 200_000,
    retryOf: { id: register.id, number: register.number },
  });
  expect(draft.totals.candidates).toBe(2);
  expect(draft.retriedBy).toBeNull();
  expect(await read(register)).toMatchObject({ retriedBy: { id: draft.id, number: draft.number } });
  const people = await desk.candidates(draft);
  expect(people.map(({ human }) => human.id).sort()).toEqual([...others].sort());
  // The account that sent the money back is not known any more; but nobody is a duplicate.
  expect(people.flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([
    { key: 'ACCOUNT', passed: false },
    { key: 'ACCOUNT', passed: false },
  ]);
});

test.each([
  ['pays another sum', { amount: 500_000 }],
  ['is given no more', { isActive: false }],
])('it pays what the bank could not, where the grant since %s', async (_, change) => {
  const terms = { paymentType: 'grant', amountPerHuman: undefined } as const;
  const { register, eduOrgId } = await partlyPaid(terms);
  await backend.db.update(grants).set(change).where(eq(grants.eduOrgId, eduOrgId));
  const draft = done(await repeat(register));
  expect(draft).toMatchObject({ amountPerHuman: null, budget: 600_000 });
  expect((await desk.candidates(draft)).map(({ amount }) => amount)).toEqual([300_000, 300_000]);
});

test('an edit of its terms brings nobody else in', async () => {
  const { register } = await partlyPaid();
  const draft = done(await repeat(register));
  const edited = done(await desk.change(draft, { amountPerHuman: 50_000 }));
  expect(edited.totals.candidates).toBe(2);
});

test('whoever has left since is in it, with the reason', async () => {
  const { register, others } = await partlyPaid();
  await setStudentStatus(backend.db, others[0] ?? '', 'EXPELLED');
  const draft = done(await repeat(register));
  const [gone] = await desk.candidates(draft, { failedCheck: 'STATUS' });
  expect(gone).toMatchObject({ human: { id: others[0] }, decision: 'EXCLUDED' });
});

test('an organisation that has closed since still owes what its people were not paid', async () => {
  const { register, eduOrgId, others } = await partlyPaid();
  await backend.db.update(eduOrgs).set({ isActive: false }).where(eq(eduOrgs.id, eduOrgId));
  const draft = done(await repeat(register));
  expect(draft).toMatchObject({ eduOrgIds: [eduOrgId], totals: { candidates: 2 } });
  const include = others.map((humanId) => ({ humanId, reason: 'Счёт подтверждён по телефону' }));
  const decided = done(await desk.change(draft, { include }));
  const formed = done(await desk.change(decided, { status: 'FORMED' }));
  expect(formed.totals).toMatchObject({ included: 2, amount: 200_000 });
});

test('asked for twice, at once or later, it is the same one', async () => {
  const { register } = await partlyPaid();
  const answers = await Promise.all([repeat(register), repeat(register)]);
  const ids = answers.map((answer) => done(answer).id);
  expect(new Set(ids).size).toBe(1);
  expect(done(await repeat(register)).id).toBe(ids[0]);
});

test('after it was called off there may be another', async () => {
  const { register } = await partlyPaid();
  const draft = done(await repeat(register));
  done(await desk.change(draft, { status: 'CANCELLED', comment: 'Ошибка' }));
  expect(done(await repeat(register)).id).not.toBe(draft.id);
});

test('there is none before the bank has spoken about everybody', async () => {
  const { register } = await desk.at('PARTIALLY_PAID');
  const early = await repeat(register);
  expect(early).toMatchObject({ status: 409, body: { code: 'RESULTS_AWAITED' } });
});

test.each(['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const)('none of one that is %s', async (at) => {
  const { register } = await desk.at(at);
  const answer = await repeat(register);
  expect(answer).toMatchObject({ status: 409, body: { code: 'STATE', current: at } });
});

test('only a manager makes it', async () => {
  const { register } = await partlyPaid();
  for (const account of ['approver', 'audit', 'admin', 'edu'] as const)
    expect((await repeat(register, account)).status).toBe(403);
  const unknown = await repeat({ id: '00000000-0000-4000-8000-000000000000' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
