import type { ApiError } from '@campus/shared/api/ApiError';
import { useCallForm } from '@campus/shared/form/useCallForm';
import type { ContentKind } from '@campus/shared/paths';
import { useMemo, useState } from 'react';
import { contentCalls } from '../desk/contentCalls';
import type { ContentRecord } from '../desk/ContentRecord';
import { contentSchema, type ContentRequest, type SaveCall } from './contentSchema';
import type { ContentValues, Words } from './ContentValues';
import { valuesOf } from './valuesOf';

const blank = (): Words => ({ ru: '', en: '' });

const article = () => ({ tagIds: [], authorId: null, isPinned: false });

const own = {
  news: article,
  events: () => ({
    ...article(),
    startsAt: '',
    endsAt: '',
    place: blank(),
    address: '',
    isOnline: false,
    onlineUrl: '',
    capacity: '',
    registrationUrl: '',
    organiser: blank(),
  }),
  'info-pages': () => ({ parentId: '', position: '0', section: '' as const, showInMenu: false }),
};

/** A record that nobody has written anything in yet. */
export const blankValues = (kind: ContentKind, id: string): ContentValues => ({
  id,
  version: 0,
  status: 'DRAFT',
  url: '',
  title: blank(),
  summary: blank(),
  body: blank(),
  coverId: null,
  seo: { title: blank(), description: blank(), ogImageId: null },
  publishAt: '',
  ...own[kind](),
});

interface Options {
  kind: ContentKind;
  /** None while it is not made yet. */
  record: ContentRecord | null;
  /** Somebody has deleted it: a save makes it again, under the id that its files know. */
  isGone: boolean;
  onDone: (record: ContentRecord) => unknown;
  onRefused: (error: ApiError) => boolean | Promise<boolean>;
}

/** The form of a publication: it outlives a reload, stays after a save and knows who was faster. */
export function useContentForm({ kind, record, isGone, onDone, onRefused }: Options) {
  const { create, update } = contentCalls[kind];
  const [blank] = useState(() => blankValues(kind, crypto.randomUUID()));
  const isNew = record === null || isGone;
  const publishAt = record?.publishAt;
  const schema = useMemo(() => contentSchema(kind, { isNew, publishAt }), [kind, isNew, publishAt]);
  const input = isNew ? {} : { params: { id: record.id } };
  return useCallForm<SaveCall, ContentValues, ContentRequest>(isNew ? create : update, schema, {
    defaultValues: record ? valuesOf(record) : blank,
    input,
    draft: `media.${kind}.${record?.id ?? 'new'}`,
    draftOutlives: true,
    savedAs: valuesOf,
    onDone,
    onRefused,
  });
}

export type ContentForm = ReturnType<typeof useContentForm>['form'];
