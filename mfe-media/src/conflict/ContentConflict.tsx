import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import type { Meeting } from '@campus/shared/form/useConflict';
import { useFormat } from '@campus/shared/format/useFormat';
import type { ContentKind } from '@campus/shared/paths';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import type { ContentValues } from '../editing/ContentValues';
import { fromMoscowTime } from '../editing/moscowTime';
import { useFieldLabel } from '../editor/useFieldLabel';
import { usePages } from '../pageFields/usePages';
import { textOf } from './textOf';

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
function useNames(kind: ContentKind) {
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

interface ContentConflictProps {
  kind: ContentKind;
  meeting: Meeting<ContentRecord, ContentValues, string>;
}

/** What somebody else has saved of a publication, beside what was typed here. */
export function ContentConflict({ kind, meeting }: ContentConflictProps) {
  const { t } = useTranslation('media');
  const { theirs, mine, window, inWords } = meeting;
  const labelOf = useFieldLabel();
  const textOf = useFieldText(useNames(kind));
  return (
    <ConflictDialog
      {...window}
      note={theirs.status !== mine.status && t(`editor.conflict.now.${theirs.status}`)}
      differences={inWords(labelOf, (name, values) => textOf(name, get(values, name)))}
    />
  );
}
