export declare function PaymentsSkeleton(): import("react").JSX.Element;
