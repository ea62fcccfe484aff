import { urlCount, urlIds, urlText } from '@campus/shared/ui/urlValues';

/** What the address of the list says. */
export const newsSearch = { skip: urlCount, search: urlText, tagIds: urlIds };

export type NewsSearch = { [K in keyof typeof newsSearch]: ReturnType<(typeof newsSearch)[K]> };

/** One wide card and rows of two or three others: the last row is full at every width. */
export const newsPerPage = 13;
