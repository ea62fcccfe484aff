interface QrFailureProps {
    onRetry: () => void;
}
/** The code ran out and the next one did not come. */
export declare function QrFailure({ onRetry }: QrFailureProps): import("react").JSX.Element;
export {};
