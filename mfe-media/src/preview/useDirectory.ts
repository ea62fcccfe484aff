import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media';
import type { PreviewValues } from './PreviewValues';

type Name = { ru: string; en?: string | undefined } | null | undefined;

/** The tags and the author that a form names, in the language of the preview. */
export function useDirectory({ tagIds, authorId }: PreviewValues, language: LanguageKey) {
  const tags = useCallQuery(listNewsTags, {}).data ?? [];
  const authors = useCallQuery(listAuthors, {}).data ?? [];
  const inLanguage = (text: Name, other: string) => text?.[language] ?? text?.ru ?? other;
  const author = authors.find(({ id }) => id === authorId);
  return {
    tags: tags
      .filter(({ id }) => tagIds?.includes(id))
      .map(({ staff, name, ...tag }) => ({ ...tag, name: inLanguage(staff?.name, name) })),
    author: author
      ? {
          ...author,
          name: inLanguage(author.staff?.name, author.name),
          position: inLanguage(author.staff?.position, author.position ?? '') || null,
        }
      : null,
  };
}
