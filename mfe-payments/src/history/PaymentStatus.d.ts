import type { Payment } from '@campus/shared/contract/participants';
export declare function PaymentStatus({ status }: Pick<Payment, 'status'>): import("react").JSX.Element;
