interface ShareButtonProps {
    title: string;
}
/** The device's own sheet where there is one, else the link goes to the clipboard. */
export declare function ShareButton({ title }: ShareButtonProps): import("react").JSX.Element;
export {};
