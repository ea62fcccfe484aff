import type { CoverArt } from './coverArt';
/** Two fans of arcs from different corners, whose crossing draws a third figure. */
export declare function ArchesFigure({ turn, x, y, spread: [first, second, side, sun] }: CoverArt): import("react").JSX.Element;
