export declare function OwnCardHero(): import("react").JSX.Element;
