interface CardPitchProps {
    isSignedIn?: boolean;
}
/** Why and how to get a card, for those who have none. */
export declare function CardPitch({ isSignedIn }: CardPitchProps): import("react").JSX.Element;
export {};
