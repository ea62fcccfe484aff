import type { ReactNode } from 'react';
interface HeroFrameProps {
    title: string;
    text: string;
    art: ReactNode;
    children: ReactNode;
}
/** Words on one side, the card on the other. */
export declare function HeroFrame({ title, text, art, children }: HeroFrameProps): import("react").JSX.Element;
export {};
