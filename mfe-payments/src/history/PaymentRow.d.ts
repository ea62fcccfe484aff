import type { Payment } from '@campus/shared/contract/participants';
interface PaymentRowProps {
    payment: Payment;
}
export declare function PaymentRow({ payment }: PaymentRowProps): import("react").JSX.Element;
export {};
