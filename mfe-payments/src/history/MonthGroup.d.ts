import type { PaymentMonth } from './paymentMonths';
export declare function MonthGroup({ month, payments }: PaymentMonth): import("react").JSX.Element;
