import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media';
import type { ContentKind } from '@campus/shared/paths';
import { usePages } from '../pageFields/usePages';

/** What an id in a field stands for; the id itself while nobody knows. */
export function useNames(kind: ContentKind) {
  const isPage = kind === 'info-pages';
  const tags = useCallQuery(listNewsTags, {}, { enabled: !isPage });
  const authors = useCallQuery(listAuthors, {}, { enabled: !isPage });
  const pages = usePages(isPage);
  const known = new Map([
    ...[...(tags.data ?? []), ...(authors.data ?? [])].map(({ id, name }) => [id, name] as const),
    ...pages.map(({ id, title }) => [id, title] as const),
  ]);
  return (id: string) => known.get(id) ?? id;
}
