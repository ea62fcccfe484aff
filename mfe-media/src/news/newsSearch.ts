import { urlCount, urlText } from '@campus/shared/ui/urlValues';

import { noTopics, topicSearch } from '../reading/topicSearch';

/** What the address of the list says. */
export const newsSearch = { skip: urlCount, search: urlText, ...topicSearch };

export type NewsSearch = { [K in keyof typeof newsSearch]: ReturnType<(typeof newsSearch)[K]> };

export const noNewsFilter = { search: undefined, ...noTopics } satisfies Partial<NewsSearch>;

/** One wide card and rows of two or three others: the last row is full at every width. */
export const newsPerPage = 13;
