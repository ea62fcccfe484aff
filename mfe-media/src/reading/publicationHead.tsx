import type { NewsItem } from '@campus/shared/contract/media/newsCalls';
import { LanguageNote } from '@campus/shared/reading/LanguageNote';
import { Stack } from '@campus/shared/ui/Stack';

/** What a publication says of itself above its text, and in which language if not in the reader’s. */
export const publicationHead = ({
  title,
  summary,
  lang,
}: Pick<NewsItem, 'title' | 'summary' | 'lang'>) => ({
  title,
  lead: (
    <Stack gap={3}>
      <span lang={lang}>{summary}</span>
      <LanguageNote lang={lang} />
    </Stack>
  ),
});
