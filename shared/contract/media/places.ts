import type { PlaceContract } from '../place';

/** After the text of a page of help: whether it was one. */
export const helpPageEnd = {
  place: 'info.help',
  props: { url: 'string' },
} as const satisfies PlaceContract;
