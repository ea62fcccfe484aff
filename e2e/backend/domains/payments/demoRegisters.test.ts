/** @jest-environment node */
import { and, eq } from 'drizzle-orm';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import { assertDefined } from '../../platform/database/assertDefined';
import { paymentCandidates, payments } from './paymentTables';
import { done, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const demo = async (status: RegisterStatus) => {
  const [register] = await backend.db.select().from(payments).where(eq(payments.status, status));
  return assertDefined(register);
};

test.each([
  ['DRAFT', 'FORMED', 'payments'],
  ['FORMED', 'APPROVED', 'approver'],
  ['APPROVED', 'SENT', 'payments'],
] as const)('the demo’s %s register becomes %s', async (from, status, by) => {
  const register = await demo(from);
  const moved = done(await desk.change(register, { status }, by));
  expect(moved.status).toBe(status);
  expect(moved.totals.included).toBeGreaterThan(0);
});

test('the demo’s register at the bank is paid', async () => {
  const register = await demo('SENT');
  const { paymentId, decision, humanId } = paymentCandidates;
  const people = await backend.db
    .select({ humanId })
    .from(paymentCandidates)
    .where(and(eq(paymentId, register.id), eq(decision, 'INCLUDED')));
  const results = people.map((person) => ({ ...person, status: 'PAID' }));
  expect(done(await desk.change(register, { results, status: 'PAID' })).status).toBe('PAID');
});
