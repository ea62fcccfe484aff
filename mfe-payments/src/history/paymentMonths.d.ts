import type { Payment } from '@campus/shared/contract/participants';
export interface PaymentMonth {
    /** `2026-03` */
    month: string;
    payments: Payment[];
}
/** The day that a payment belongs to: when the money came, or the end of what it is for. */
export declare const dayOf: (payment: Payment) => string;
export declare const yearOf: (payment: Payment) => number;
/** Years that have payments, newest first. */
export declare const yearsOf: (payments: Payment[]) => number[];
/** One year by months, newest first in both. */
export declare function paymentMonths(payments: Payment[], year: number): PaymentMonth[];
