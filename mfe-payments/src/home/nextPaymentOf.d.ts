import type { Payment } from '@campus/shared/contract/participants';
/** The first of those still to come, else the last that has come. */
export declare function nextPaymentOf(payments: Payment[]): Payment | undefined;
