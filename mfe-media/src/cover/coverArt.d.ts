declare const kinds: readonly ["rosette", "ribbon", "arches", "torus"];
declare const tones: readonly ["pine", "petrol", "mint", "moss", "ink", "foam"];
export interface CoverArt {
    kind: (typeof kinds)[number];
    /** One tone per tag, so that a topic is recognised in the wall of covers. */
    tone: (typeof tones)[number];
    /** Centre of the figure on the 640 × 360 sheet. */
    x: number;
    y: number;
    /** Degrees by which the figure is turned. */
    turn: number;
    /** Four free numbers in [0, 1) that the figure spends as it likes. */
    spread: readonly [number, number, number, number];
}
/** What to draw for a news item without a picture: decided by its address and first tag alone. */
export declare function coverArt(url: string, tagSlug?: string): CoverArt;
export {};
