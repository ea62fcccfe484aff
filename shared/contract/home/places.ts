import type { PlaceContract } from '../place';

/** Under the welcome, over the whole width. */
export const homeHero = { place: 'home.hero' } as const satisfies PlaceContract;
export const homeMain = { place: 'home.main' } as const satisfies PlaceContract;
export const homeAside = { place: 'home.aside' } as const satisfies PlaceContract;
