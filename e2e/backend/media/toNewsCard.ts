import type { LanguageKey } from '@campus/shared/contract/fields';
import type { NewsTag } from '@campus/shared/contract/media';
import { inLanguage } from '../messages/inLanguage';
import type { LocalText } from '../schema/columns';

interface Row {
  id: string;
  url: string;
  title: LocalText;
  summary: LocalText;
  publishAt: Date | null;
  isPinned: boolean;
}

/** A news item in one language: the asked one if its title exists in it, else Russian. */
export function toNewsCard(row: Row, tags: NewsTag[], language: LanguageKey) {
  const lang: LanguageKey = row.title[language] ? language : 'ru';
  return {
    id: row.id,
    url: row.url,
    lang,
    title: inLanguage(row.title, lang),
    summary: inLanguage(row.summary, lang),
    cover: null,
    tags,
    publishAt: (row.publishAt ?? new Date(0)).toISOString(),
    isPinned: row.isPinned,
  };
}
