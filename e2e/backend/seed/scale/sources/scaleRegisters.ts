import { checkKeys, paymentTypes } from '@campus/shared/contract/payments/machine';
import { payments, paymentsToEduOrgs } from '../../../domains/payments/paymentTables';
import { idOf } from '../idOf';
import { pick } from '../pick';
import {
  excludedFrom,
  includedInRegister,
  organisationsOf,
  registerStatus,
  studentOf,
} from '../registers';
import { organisationOf } from '../population';
import { repeat } from '../repeat';
import { staffIn } from './scaleStaff';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

export const amountOf = (index: number) => 342_000 + (index % 17) * 11_000;
export const typeOf = (index: number) => pick(paymentTypes, index);

/** Months from now: forty registers a month, the first ones long ago. */
export const registerMonthOf = (index: number) =>
  Math.floor(index / 40) - scaleSizes.registers / 40 + 1;

const prepared = ['DRAFT', 'FORMED', 'CANCELLED'];
const underway = ['SENT', 'PAID', 'PARTIALLY_PAID'];

const manager = idOf('staff', staffIn('PAYMENT_MANAGER'));
const approver = idOf('staff', staffIn('PAYMENT_APPROVER'));

const createRegister =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const [status, period] = [registerStatus(index), calendar.month(registerMonthOf(index))];
    const [included, excluded] = [includedInRegister(index), excludedFrom(index)];
    const sentAt = underway.includes(status) ? new Date(`${period.from}T08:00:00Z`) : null;
    const amount = included * amountOf(index);
    return {
      id: idOf('register', index),
      number: `P-${period.year}-${String(index + 1).padStart(4, '0')}`,
      type: typeOf(index),
      name: { ru: `Стипендия, ведомость ${index + 1}`, en: `Grant, list ${index + 1}` },
      periodFrom: period.from,
      periodTo: period.to,
      amountPerHuman: amountOf(index),
      budget: amount,
      status,
      totals: { candidates: included + excluded, included, excluded, amount },
      createdById: manager,
      editorIds: [manager],
      approvedById: prepared.includes(status) ? null : approver,
      sentAt,
      closedAt: status === 'PAID' ? sentAt : null,
      createdAt: new Date(`${period.from}T00:00:00+03:00`),
    };
  };

function* organisations() {
  for (let index = 0; index < scaleSizes.registers; index += 1)
    for (let place = 0; place < organisationsOf(index); place += 1) {
      const eduOrgId = idOf('organisation', organisationOf(studentOf(index, place)));
      yield { paymentId: idOf('register', index), eduOrgId, quota: null };
    }
}

/** The checks of a candidate: all passed, or the last one not. */
export const checksWhere = (isFine: boolean) =>
  checkKeys.map((key) => ({ key, passed: isFine || key !== 'QUOTA' }));

export const scaleRegisters = (context: ScaleContext) => [
  source(payments, repeat(scaleSizes.registers, createRegister(context))),
  source(paymentsToEduOrgs, { [Symbol.iterator]: organisations }),
];
