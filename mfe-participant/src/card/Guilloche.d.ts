interface GuillocheProps {
    /** Slowly shifts, so that a screenshot gives itself away. */
    isMoving?: boolean;
}
/** The fine net of banknotes. */
export declare function Guilloche({ isMoving }: GuillocheProps): import("react").JSX.Element;
export {};
