import type { PlaceContract } from '../place';

/** What other domains know of one person, on the page that staff have of them. */
export const humanTabs = {
  place: 'human.tabs',
  props: { humanId: 'string' },
  isTabbed: true,
} as const satisfies PlaceContract;

/** What other domains have for a person, beside their card on their own page. */
export const meAside = { place: 'me.aside' } as const satisfies PlaceContract;
