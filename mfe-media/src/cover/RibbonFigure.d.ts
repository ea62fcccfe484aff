import type { CoverArt } from './coverArt';
/** Threads of one ribbon that twists: their heights run from one side to the other and back. */
export declare function RibbonFigure({ y, turn, spread: [reach, length, offset, drift] }: CoverArt): import("react").JSX.Element;
