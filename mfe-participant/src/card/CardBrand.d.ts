export declare function CardBrand(): import("react").JSX.Element;
