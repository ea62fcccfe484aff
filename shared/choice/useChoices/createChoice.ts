/** The value of the choice that is no choice but the offer to add one. */
export const createChoice = '#create';
