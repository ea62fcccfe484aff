import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { fromMoscowTime, toMoscowTime } from '@campus/shared/contract/days';
import type { getEvent } from '@campus/shared/contract/media/eventCalls';
import type { getNews } from '@campus/shared/contract/media/newsCalls';
import type { getInfoPage } from '@campus/shared/contract/media/pageCalls';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import {
  eventCreateRequest,
  eventRequest,
  infoPageCreateRequest,
  infoPageRequest,
  newsCreateRequest,
  newsRequest,
} from '@campus/shared/contract/media/requests';
import * as z from 'zod/mini';
import type { contentCalls, ContentRecord } from '../list/contentCalls';
import type { ContentValues, Words } from './ContentValues';

const wordsOrNone = (text: Words) => (text.ru || text.en ? text : null);

function seoOf({ title, description, ogImageId }: ContentValues['seo']) {
  const seo = {
    title: wordsOrNone(title),
    description: wordsOrNone(description),
    ogImageId: ogImageId || null,
  };
  return Object.values(seo).some(Boolean) ? seo : null;
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

const articleOf = ({ authorId, tagIds, isPinned }: ContentValues) => ({
  tagIds,
  authorId: authorId || null,
  isPinned,
});

const eventOf = ({ organiser, capacity = '', startsAt = '', ...event }: ContentValues) => ({
  startsAt: fromMoscowTime(startsAt) || null,
  endsAt: fromMoscowTime(event.endsAt ?? '') || null,
  place: event.place,
  address: event.address || null,
  isOnline: event.isOnline,
  // A link that nobody sees any more is not to be refused.
  onlineUrl: (event.isOnline && event.onlineUrl) || null,
  capacity: numberOf(capacity),
  registrationUrl: event.registrationUrl || null,
  organiser: organiser && wordsOrNone(organiser),
});

const placeOf = ({ parentId, position = '', section, showInMenu }: ContentValues) => ({
  parentId: parentId || null,
  position: numberOf(position) ?? 0,
  section: section || null,
  showInMenu,
});

/** The form as the calls want it: what is empty is none, and moments are moments. */
export const toRequest = (values: ContentValues, knownPublishAt?: string | null) => ({
  id: values.id,
  version: values.version,
  status: values.status,
  url: values.url || null,
  title: values.title,
  summary: values.summary,
  body: values.body,
  coverId: values.coverId || null,
  seo: seoOf(values.seo),
  publishAt: fromMoscowTime(values.publishAt, knownPublishAt) || null,
  ...(values.tagIds && articleOf(values)),
  ...(values.place && eventOf(values)),
  ...(values.section !== undefined && placeOf(values)),
});

type Calls = (typeof contentCalls)[ContentKind];

/** Makes a record, or saves one that is there. */
export type SaveCall = Calls['create'] | Calls['update'];
export type ContentRequest = CallInput<SaveCall>['body'];

interface Options {
  isNew: boolean;
  /** The exact moment behind what the form shows. */
  publishAt?: string | null;
}

// The calls of a page know no schemas: their forms bring them.
const requests: Record<ContentKind, Record<'create' | 'update', z.ZodMiniType>> = {
  news: { create: newsCreateRequest, update: newsRequest },
  events: { create: eventCreateRequest, update: eventRequest },
  'info-pages': { create: infoPageCreateRequest, update: infoPageRequest },
};

/** The form is checked by what the call wants of its request. */
export function contentSchema(kind: ContentKind, { isNew, publishAt }: Options) {
  const request = requests[kind][isNew ? 'create' : 'update'];
  const schema: unknown = z.pipe(
    z.transform((values: ContentValues): unknown => toRequest(values, publishAt)),
    request,
  );
  return schema as z.ZodMiniType<ContentRequest, ContentValues>;
}

const wordsOf = (text: { ru: string; en?: string } | null | undefined): Words => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

const commonValues = (record: ContentRecord): ContentValues => ({
  id: record.id,
  version: record.version,
  status: record.status,
  url: record.url,
  title: wordsOf(record.title),
  summary: wordsOf(record.summary),
  body: wordsOf(record.body),
  coverId: record.coverId,
  seo: {
    title: wordsOf(record.seo?.title),
    description: wordsOf(record.seo?.description),
    ogImageId: record.seo?.ogImageId ?? null,
  },
  publishAt: toMoscowTime(record.publishAt),
});

const articleValues = ({ tagIds, authorId, isPinned }: CallOutput<typeof getNews>) => ({
  tagIds,
  authorId,
  isPinned,
});

const eventValues = (event: CallOutput<typeof getEvent>) => ({
  startsAt: toMoscowTime(event.startsAt),
  endsAt: toMoscowTime(event.endsAt),
  place: wordsOf(event.place),
  address: event.address ?? '',
  isOnline: event.isOnline,
  onlineUrl: event.onlineUrl ?? '',
  capacity: event.capacity === null ? '' : String(event.capacity),
  registrationUrl: event.registrationUrl ?? '',
  organiser: wordsOf(event.organiser),
});

const placeValues = (page: CallOutput<typeof getInfoPage>) => ({
  parentId: page.parentId ?? '',
  position: String(page.position),
  section: page.section ?? ('' as const),
  showInMenu: page.showInMenu,
});

/** A record as the form holds it; always in the same order, so that drafts recognise it. */
export const contentValuesOf = (record: ContentRecord): ContentValues => ({
  ...commonValues(record),
  ...('tagIds' in record && articleValues(record)),
  ...('startsAt' in record && eventValues(record)),
  ...('parentId' in record && placeValues(record)),
});
