import { workingDayAfter } from '../days';
import type { Payment } from './records';

/** Mondays to Fridays that a bank usually takes to credit what it was sent. */
export const bankDays = 3;

type Coming = Pick<Payment, 'status' | 'periodTo' | 'sentAt'>;

/**
 * The last day on which money on its way is in time: of what is at the bank by when it was sent, of
 * what is planned, or of a sending that nobody tells of, the end of what it is for. Nothing where no
 * money is coming.
 */
export function expectedDay({ status, periodTo, sentAt }: Coming) {
  if (status === 'SENT' && sentAt) return workingDayAfter(Date.parse(sentAt), bankDays);
  return status === 'PLANNED' || status === 'SENT' ? periodTo : undefined;
}
