import type { Payment } from '@campus/shared/contract/participants';
interface PaymentGlanceProps {
    payment: Payment;
}
export declare function PaymentGlance({ payment }: PaymentGlanceProps): import("react").JSX.Element;
export {};
