import type { Payment } from '@campus/shared/contract/participants';
interface PaymentYearProps {
    payments: Payment[];
}
/** The year of the address, else the newest that has payments: the clock may know an empty one. */
export declare function PaymentYear({ payments }: PaymentYearProps): import("react").JSX.Element;
export {};
