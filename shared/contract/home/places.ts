import type { Place } from '../place';

/** Under the welcome, over the whole width. */
export const homeHero = { place: 'home.hero' } as const satisfies Place;
export const homeMain = { place: 'home.main' } as const satisfies Place;
export const homeAside = { place: 'home.aside' } as const satisfies Place;
