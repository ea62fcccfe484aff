interface QrCodeProps {
    token: string;
    label: string;
}
/** Always dark on white, in every theme: scanners read nothing else. */
export declare function QrCode({ token, label }: QrCodeProps): import("react").JSX.Element;
export {};
