interface ReturnedPaymentProps {
    reason: string | null;
}
/** Why the bank sent the money back, and what to do so that it comes. */
export declare function ReturnedPayment({ reason }: ReturnedPaymentProps): import("react").JSX.Element;
export {};
