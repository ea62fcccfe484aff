import type { PaymentType, RegisterStatus } from '@campus/shared/contract/machines/payment';
import { createPayment, filterCandidates, updatePayment } from '@campus/shared/contract/payments';
import type { PaymentRegister } from '@campus/shared/contract/registers';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { existing } from '../existing';
import { addOrganisation } from './addOrganisation';
import type { TestBackend } from './startTestBackend';
import { tokensOf } from './tokensOf';

export const january = { periodFrom: '2031-01-01', periodTo: '2031-01-31' };

const draft = {
  ...january,
  name: { ru: 'Поддержка', en: 'Support' },
  amountPerHuman: 100_000,
  budget: 100_000_000_000,
};

/** The body of an answer that is no refusal. */
export function done<T>({ status, body }: { status: number; body: T }) {
  if (status !== 200) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Who works with registers in a test, and the way of a register through its states. */
export async function openPaymentDesk(backend: TestBackend) {
  const accounts: DemoAccount[] = ['payments', 'approver', 'admin', 'edu', 'audit', 'student'];
  const tokens = await tokensOf(backend, ...accounts);

  const create = (
    eduOrgIds: string[],
    {
      paymentType = 'one-time',
      ...change
    }: { paymentType?: PaymentType; [term: string]: unknown } = {},
  ) =>
    backend.send(createPayment, {
      token: tokens.payments,
      params: { paymentType },
      body: { ...draft, eduOrgIds, ...change },
    });

  const change = (
    { id, version }: Pick<PaymentRegister, 'id' | 'version'>,
    body: object,
    by: DemoAccount = 'payments',
  ) =>
    backend.send(updatePayment, { token: tokens[by], params: { id }, body: { version, ...body } });

  const candidates = async (register: { id: string }, body: object = {}) => {
    const params = { id: register.id };
    const query = { size: 100 };
    const answer = await backend.send(filterCandidates, {
      token: tokens.payments,
      params,
      query,
      body,
    });
    return done(answer).items;
  };

  const statuses = ['FORMED', 'APPROVED', 'SENT'] as const;

  /** A register of two people in this state. */
  async function at(status: RegisterStatus) {
    const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 2 });
    let register = done(await create([eduOrgId]));
    if (status === 'CANCELLED') {
      register = done(await change(register, { status, comment: 'Ошибка' }));
    } else if (status !== 'DRAFT') {
      const isSettled = status === 'PAID' || status === 'PARTIALLY_PAID';
      for (const next of statuses.slice(0, isSettled ? 3 : statuses.indexOf(status) + 1)) {
        register = done(
          await change(register, { status: next }, next === 'APPROVED' ? 'approver' : 'payments'),
        );
      }
      const paid = status === 'PAID' ? humanIds : humanIds.slice(1);
      const results = paid.map((humanId) => ({ humanId, status: 'PAID' }));
      if (isSettled) register = done(await change(register, { results }));
    }
    return { register, humanIds, eduOrgId, first: existing(humanIds[0]) };
  }

  return { tokens, create, change, candidates, at };
}
