import type { NewsItem } from '@campus/shared/contract/media/newsCalls';

/** What a publication says of itself above its text, in the language it was written in. */
export const publicationHead = ({
  title,
  summary,
  lang,
}: Pick<NewsItem, 'title' | 'summary' | 'lang'>) => ({
  title,
  lead: <span lang={lang}>{summary}</span>,
});
