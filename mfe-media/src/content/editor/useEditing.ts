import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import { fromMoscowTime } from '@campus/shared/contract/days';
import { type PublicationStatus, publicationStatuses } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { useRecordForm, type RecordEditing } from '@campus/shared/record/useRecordForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentCalls, type ContentRecord } from '../list/contentCalls';
import { contentSchema, type ContentRequest, type SaveCall, contentValuesOf } from './toRequest';
import { blankValues, type ContentValues } from './ContentValues';
import { statusAfter, type MoveName } from './movesFrom';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import type { Meeting } from '@campus/shared/form/useConflict';
import { useFormat } from '@campus/shared/format/useFormat';
import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { get } from 'react-hook-form';

/** Every field that two people may have written differently, in the order of the screen. */
const fieldNames = [
  ...['title.ru', 'title.en', 'summary.ru', 'summary.en', 'body.ru', 'body.en', 'url'],
  ...['startsAt', 'endsAt', 'place.ru', 'place.en', 'address', 'isOnline', 'onlineUrl'],
  ...['capacity', 'registrationUrl', 'organiser.ru', 'organiser.en'],
  ...['section', 'parentId', 'position', 'showInMenu'],
  ...['publishAt', 'isPinned', 'tagIds', 'authorId', 'coverId'],
  ...['seo.title.ru', 'seo.title.en', 'seo.description.ru', 'seo.description.en'],
  'seo.ogImageId',
];

/** In which state a record is that did not admit a move, and what to do; nothing where it is not said. */
function useStateNotice() {
  const { t } = useTranslation('media');
  return ({ current }: ApiError) => {
    const status = publicationStatuses.find((one) => one === current);
    const now = t(`editor.conflict.now.${status}`);
    return status && { status, words: t('editor.stateMoved', { now }) };
  };
}

/** Says that a record has moved; that it is saved stands in the bar. */
function useSavedNotice(kind: ContentKind) {
  const { t } = useTranslation('media');
  const notify = useClientStore((state) => state.notify);
  return ({ status }: ContentRecord, before: PublicationStatus = 'DRAFT') => {
    if (status === before) return;
    notify({ tone: 'success', text: t(`editor.done.${status}`, { context: kind }) });
  };
}

export interface EditingOptions {
  kind: ContentKind;
  /** None while it is not made yet. */
  record: ContentRecord | null;
  /** Somebody has deleted it: a save makes it again, under the id that its files know. */
  isGone: boolean;
  onGone: () => void;
  onSaved: (record: ContentRecord) => void;
  /** Asks for the record as it stands now. */
  refetch: () => Promise<unknown>;
}

type Editing = RecordEditing<ContentRecord, ContentValues, ContentRequest, string, MoveName>;
export type ContentForm = Editing['form'];

const lacksMoment = (form: ContentForm) => {
  const publishAt = form.getValues('publishAt');
  const time = Date.parse(fromMoscowTime(publishAt));
  // What is no moment, or only half of one, its own field refuses.
  if (time > Date.now() || (publishAt && Number.isNaN(time))) return false;
  form.setError('publishAt', { message: publishAt ? 'PUBLISH_AT_PAST' : 'REQUIRED' });
  form.setFocus('publishAt');
  return true;
};

const blocks = 'p, h2, h3, h4, li, blockquote, pre, tr, figcaption, caption';

/** What a reader of a text with markup sees, each paragraph on a line of its own. */
export function plainTextOf(html: string) {
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
    if (name.startsWith('body.')) return plainTextOf(value);
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
function useConflictWords(kind: ContentKind, meeting: ContentMeeting | undefined) {
  const { t } = useTranslation('media');
  const nameOf = useNames(kind, meeting !== undefined);
  const fieldText = useFieldText(nameOf);
  const isMoved = meeting && meeting.theirs.status !== meeting.mine.status;
  return {
    textOf: (name: string, values: ContentValues) => fieldText(name, get(values, name)),
    conflictNote: isMoved && t(`editor.conflict.now.${meeting.theirs.status}`),
  };
}

/** What the form is sent with and checked by. */
function useSave({ kind, record, isGone }: EditingOptions) {
  const { create, update } = contentCalls[kind];
  const isNew = record === null || isGone;
  const publishAt = record?.publishAt;
  return {
    call: isNew ? create : update,
    input: isNew ? {} : { params: { id: record.id } },
    schema: useMemo(() => contentSchema(kind, { isNew, publishAt }), [kind, isNew, publishAt]),
  };
}

interface PublicationEditing extends Editing {
  /** A free address instead of one that is taken. */
  suggestion: string | undefined;
  conflictWords: ReturnType<typeof useConflictWords>;
}

/** The form of a publication, its moves, and what to do when a save is refused. */
export function useEditing(options: EditingOptions): PublicationEditing {
  const { kind, record, isGone, onGone, onSaved, refetch } = options;
  const api = useApi();
  const stateNotice = useStateNotice();
  const tell = useSavedNotice(kind);
  const [suggestion, setSuggestion] = useState<string>();
  const [blank] = useState(() => blankValues(kind, crypto.randomUUID()));

  function meetNothing({ status }: ApiError) {
    if (!record || status !== 404) return false;
    editing.form.setValue('status', 'DRAFT');
    onGone();
    return true;
  }
  async function meetState(error: ApiError) {
    const present = stateNotice(error);
    await refetch();
    if (!present) return false;
    editing.form.setValue('status', present.status);
    editing.form.setError('root', { type: 'state', message: present.words });
    return true;
  }
  const editing: Editing = useRecordForm<SaveCall, ContentValues, ContentRequest, string, MoveName>(
    {
      ...useSave(options),
      record,
      blank,
      valuesOf: contentValuesOf,
      names: fieldNames,
      stays: true,
      draft: `media.${kind}.${record?.id ?? 'new'}`,
      async read() {
        const id = editing.form.getValues('id');
        const theirs: ContentRecord = await api(contentCalls[kind].get, { params: { id } });
        onSaved(theirs);
        return theirs;
      },
      onUnread: (failure) => failure instanceof ApiError && meetNothing(failure),
      lastSaved: ({ updatedBy, updatedAt }) => ({ by: updatedBy?.name, at: updatedAt }),
      isReady: (move) => move !== 'schedule' || !lacksMoment(editing.form),
      autosaves: !isGone && (record?.status ?? 'DRAFT') === 'DRAFT',
      moveTo: (values, move) => ({ ...values, status: statusAfter(move, values.status) }),
      onDone: (saved) => {
        setSuggestion(undefined);
        onSaved(saved);
        tell(saved, isGone ? 'DRAFT' : record?.status);
      },
      onRefused: (error) => {
        setSuggestion(error.suggestion);
        return error.code === 'STATE' ? meetState(error) : meetNothing(error);
      },
    },
  );
  const conflictWords = useConflictWords(kind, editing.meeting);
  return { ...editing, suggestion, conflictWords };
}
