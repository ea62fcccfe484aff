import type { Payment } from '@campus/shared/contract/participants';
/** Kopecks of the payments in one of these states. */
export declare const sumOf: (payments: Payment[], statuses: readonly Payment["status"][]) => number;
