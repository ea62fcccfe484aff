/** The first thing on the home page: the way to a card for those who have none, else the card. */
export declare function HomeCard(): import("react").JSX.Element | null;
