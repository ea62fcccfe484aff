/** A card of nobody, with its back behind it: a picture, so readers of words skip it. */
export declare function SampleCards(): import("react").JSX.Element;
