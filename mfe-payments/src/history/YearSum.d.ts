import type { Payment } from '@campus/shared/contract/participants';
interface YearSumProps {
    year: number;
    payments: Payment[];
}
/** Only what has reached the account counts; what is on its way stands beside it. */
export declare function YearSum({ year, payments }: YearSumProps): import("react").JSX.Element;
export {};
