interface CopyNumberProps {
    number: string;
}
export declare function CopyNumber({ number }: CopyNumberProps): import("react").JSX.Element;
export {};
