import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { fromMoscowTime } from '@campus/shared/contract/days';
import { publicationStatuses } from '@campus/shared/contract/media/machine';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import type { Meeting } from '@campus/shared/form/useConflict';
import { useFormat } from '@campus/shared/format/useFormat';
import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../list/contentCalls';
import type { ContentValues } from './ContentValues';

const blocks = 'p, h2, h3, h4, li, blockquote, pre, tr, figcaption, caption';

/** What a reader of a text with markup sees, each paragraph on a line of its own. */
export function textOf(html: string) {
  const parsed = parseSafeHtml(html);
  for (const block of parsed?.querySelectorAll(blocks) ?? []) block.append('\n');
  for (const image of parsed?.querySelectorAll('img') ?? []) image.replaceWith(`[${image.alt}]`);
  return (parsed?.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

const all = { query: { size: 100 }, body: { statuses: [...publicationStatuses] } };

/** Pages in every state, as staff see them. */
const usePages = (enabled = true) =>
  useCallQuery(filterInfoPages, all, { enabled }).data?.items ?? [];

const moments = ['publishAt', 'startsAt', 'endsAt'];
const pictures = ['coverId', 'seo.ogImageId'];

/** The value of a field in words, so that two of them can be compared. */
function useFieldText(nameOf: (id: string) => string) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();

  const momentOf = (value: string) => {
    const moment = fromMoscowTime(value);
    return moment === value ? value : dateTime(moment);
  };
  const written = (name: string, value: string) => {
    if (name.startsWith('body.')) return textOf(value);
    if (moments.includes(name)) return momentOf(value);
    if (pictures.includes(name)) return t('editor.conflict.picture');
    if (name === 'section') return t(`editor.sections.${value}`);
    return nameOf(value);
  };
  return (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'editor.conflict.on' : 'editor.conflict.off');
    const texts = [value].flat().map((one) => (one ? written(name, one as string) : ''));
    return texts.join(', ');
  };
}

/** What an id in a field stands for; the id itself while nobody knows. */
function useNames(kind: ContentKind, isAsked: boolean) {
  const isPage = kind === 'info-pages';
  const tags = useCallQuery(listNewsTags, {}, { enabled: isAsked && !isPage });
  const authors = useCallQuery(listAuthors, {}, { enabled: isAsked && !isPage });
  const pages = usePages(isAsked && isPage);
  const known = new Map([
    ...[...(tags.data ?? []), ...(authors.data ?? [])].map(({ id, name }) => [id, name] as const),
    ...pages.map(({ id, title }) => [id, title] as const),
  ]);
  return (id: string) => known.get(id) ?? id;
}

type ContentMeeting = Meeting<ContentRecord, ContentValues, string>;

/** What stands in two versions of a publication, and what has become of it meanwhile. */
export function useConflictWords(kind: ContentKind, meeting: ContentMeeting | undefined) {
  const { t } = useTranslation('media');
  const nameOf = useNames(kind, meeting !== undefined);
  const textOf = useFieldText(nameOf);
  const isMoved = meeting && meeting.theirs.status !== meeting.mine.status;
  return {
    textOf: (name: string, values: ContentValues) => textOf(name, get(values, name)),
    conflictNote: isMoved && t(`editor.conflict.now.${meeting.theirs.status}`),
  };
}
