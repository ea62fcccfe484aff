import type { LanguageKey } from '@campus/shared/contract/fields';
import { sql, type SQL } from 'drizzle-orm';
import type { PublicationTable } from './PublicationKind';

const configOf = { ru: 'russian', en: 'english' } as const;
const entities: Record<string, string> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/**
 * The piece of the text that has the searched words, as HTML without tags; null where the title or the
 * summary has them already, and where the text has not. In the language that is shown.
 */
export function foundIn(
  { title, summary, body }: PublicationTable,
  search: string | undefined,
  language: LanguageKey,
  isTranslated: SQL<boolean>,
): SQL<string | null> {
  if (!search) return sql<null>`null`;
  const piece = (shown: LanguageKey) => {
    const config = sql`${configOf[shown]}::regconfig`;
    const query = sql`websearch_to_tsquery(${config}, ${search})`;
    const text = sql`regexp_replace(${body}->>${shown}, '<[^>]*>', ' ', 'g')`;
    const card = sql`(${title}->>${shown}) || ' ' || (${summary}->>${shown})`;
    // A long text is taken apart once: what is marked in its piece says whether it has the words.
    return sql`case when not to_tsvector(${config}, ${card}) @@ ${query} then (
      select case when strpos(marked, chr(1)) > 0 then translate(marked, chr(1), '') end
      from ts_headline(${config}, ${text}, ${query}, 'StartSel="' || chr(1)
        || '", StopSel="", MinWords=14, MaxWords=28, ShortWord=0') as marked) end`;
  };
  if (language === 'ru') return sql`(${piece('ru')})`;
  return sql`(case when ${isTranslated} then ${piece('en')} else ${piece('ru')} end)`;
}

/** As it is read: one line, out of the middle of a text. */
export const toSnippet = (found: string) => {
  const text = found.replace(/&(?:nbsp|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
  return `…${text.replace(/\s+/g, ' ').trim()}…`;
};
