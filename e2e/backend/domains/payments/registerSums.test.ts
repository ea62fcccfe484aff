/** @jest-environment node */
import {
  createFailedRegister,
  listPaymentEduOrgTotals,
  previewPayment,
} from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { and, count, eq, gt, inArray, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { addOrganisation, done, january, paymentDeskForFile } from './testing/paymentDeskForFile';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { humans } from '../accounts/humanTables';
import { applications } from '../applications/applicationTables';
import { paymentCandidates, payments } from './paymentTables';

const { backend, desk } = paymentDeskForFile();
const token = () => desk.tokens.payments;

/** What may be odd about somebody, and what the bank says where money is sent. */
const person = fc.record({
  oddity: fc.constantFrom('none', 'none', 'none', 'identity', 'account', 'expelled'),
  isExcluded: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
  outcome: fc.constantFrom('PAID', 'PAID', 'FAILED'),
  isLate: fc.boolean(),
});
type Generated<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type Person = Generated<typeof person>;

const register = fc.record({
  organisations: fc.array(fc.array(person, { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 2,
  }),
  quota: fc.integer({ min: 1, max: 5 }),
  amount: fc.integer({ min: 1, max: 99_999_999 }),
});

async function spoil(humanId: string, { oddity }: Person) {
  const { db } = backend;
  if (oddity === 'identity')
    await db.update(humans).set({ identityStatus: 'MISMATCH' }).where(eq(humans.id, humanId));
  if (oddity === 'account') await db.delete(applications).where(eq(applications.humanId, humanId));
  if (oddity === 'expelled') await setStudentStatus(db, humanId, 'EXPELLED');
}

async function addPeople({ organisations, quota, amount }: Generated<typeof register>) {
  const people = new Map<string, Person>();
  const eduOrgIds: string[] = [];
  for (const list of organisations) {
    const added = await addOrganisation(backend.db, {
      people: list.length,
      grant: { amount, quota },
    });
    eduOrgIds.push(added.eduOrgId);
    for (const [index, humanId] of added.humanIds.entries()) {
      const one = list[index];
      if (!one) throw new Error('There are as many people as were asked for.');
      people.set(humanId, one);
      await spoil(humanId, one);
    }
  }
  return { people, eduOrgIds };
}

const sumOf = (list: readonly { amount: number }[]) =>
  list.reduce((sum, { amount }) => sum + amount, 0);

/** What a register says of itself is what its rows say, to the kopeck. */
async function assertSums(at: PaymentRegister) {
  const { totals, id } = at;
  const rows = await desk.candidates(at);
  const included = rows.filter(({ decision }) => decision === 'INCLUDED');
  expect(totals.included + totals.excluded).toBe(totals.candidates);
  expect(totals).toMatchObject({
    candidates: rows.length,
    included: included.length,
    amount: sumOf(included),
  });
  const parts = done(
    await backend.send(listPaymentEduOrgTotals, { token: token(), params: { id } }),
  );
  expect(sumOf(parts)).toBe(totals.amount);
  expect(parts.reduce((sum, part) => sum + part.candidates, 0)).toBe(totals.candidates);
  return included;
}

/** People whom two registers of the type would pay, or have paid, for the same time. */
const paidTwice = (humanIds: readonly string[]) =>
  backend.db
    .select({ humanId: paymentCandidates.humanId })
    .from(paymentCandidates)
    .innerJoin(payments, eq(payments.id, paymentCandidates.paymentId))
    .where(
      and(
        inArray(paymentCandidates.humanId, [...humanIds]),
        ne(payments.status, 'CANCELLED'),
        eq(paymentCandidates.decision, 'INCLUDED'),
        ne(paymentCandidates.itemStatus, 'FAILED'),
      ),
    )
    .groupBy(paymentCandidates.humanId, payments.type)
    .having(gt(count(), 1));

test('of whatever register every sum is true to the kopeck, and nobody is in it twice', async () => {
  await fc.assert(
    fc.asyncProperty(register, async (wish) => {
      const { people, eduOrgIds } = await addPeople(wish);
      const terms = { ...january, amountPerHuman: null, eduOrgIds };
      const params = { paymentType: 'grant' } as const;
      const seen = done(
        await backend.send(previewPayment, { token: token(), params, body: terms }),
      );
      const made = done(await desk.create(eduOrgIds, { ...params, amountPerHuman: null }));
      expect(seen).toMatchObject(made.totals);
      const list = await assertSums(made);

      const exclude = list
        .filter(({ human }) => people.get(human.id)?.isExcluded)
        .map(({ human }) => ({ humanId: human.id, reason: 'Отложено' }));
      const decided = done(await desk.change(made, { exclude }));
      const left = await assertSums(decided);
      if (left.length === 0) return;

      let sent = done(await desk.change(decided, { status: 'FORMED' }));
      sent = done(await desk.change(sent, { status: 'APPROVED' }, 'approver'));
      sent = done(await desk.change(sent, { status: 'SENT' }));
      const results = left.map(({ human }) => {
        const { outcome = 'PAID', isLate = false } = people.get(human.id) ?? {};
        const reason = outcome === 'FAILED' ? 'Счёт закрыт' : undefined;
        return { isLate, result: { humanId: human.id, status: outcome, reason } };
      });
      for (const late of [false, true]) {
        const portion = results.filter(({ isLate }) => isLate === late).map(({ result }) => result);
        if (portion.length > 0) sent = done(await desk.change(sent, { results: portion }));
      }
      const settled = await assertSums(sent);
      const paid = settled.filter(({ itemStatus }) => itemStatus === 'PAID');
      const failed = settled.filter(({ itemStatus }) => itemStatus === 'FAILED');
      expect(paid.length + failed.length).toBe(left.length);
      expect(sumOf(paid) + sumOf(failed)).toBe(sumOf(left));
      expect(sent.status).toBe(failed.length > 0 ? 'PARTIALLY_PAID' : 'PAID');

      if (failed.length > 0) {
        const again = done(
          await backend.send(createFailedRegister, { token: token(), params: { id: sent.id } }),
        );
        await assertSums(again);
        expect(again.totals.candidates).toBe(failed.length);
        expect(again.budget).toBe(sumOf(failed));
      }
      expect(await paidTwice([...people.keys()])).toStrictEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
