import type { CoverArt } from './coverArt';
/** The engraver's rose: ellipses turned about one centre, a small rose within a large one. */
export declare function RosetteFigure({ x, y, turn, spread: [size, slim, , heart] }: CoverArt): import("react").JSX.Element;
