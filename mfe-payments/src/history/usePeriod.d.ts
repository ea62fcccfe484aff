interface Period {
    periodFrom: string;
    periodTo: string;
}
/** Months and periods in words: «март 2026» says more than two dates. */
export declare function usePeriod(): {
    monthName: (month: string) => string;
    period: ({ periodFrom, periodTo }: Period) => string;
};
export {};
