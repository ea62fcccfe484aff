import type { CoverArt } from './coverArt';
/** Equal circles strung on a circle: a ring with a lit hollow in the middle. */
export declare function TorusFigure({ x, y, turn, spread: [size, hollow, lean, sun] }: CoverArt): import("react").JSX.Element;
