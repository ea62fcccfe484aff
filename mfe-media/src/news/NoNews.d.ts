interface NoNewsProps {
    /** Where the filters are off; without it there are none to blame. */
    resetHref?: string;
}
export declare function NoNews({ resetHref }: NoNewsProps): import("react").JSX.Element;
export {};
