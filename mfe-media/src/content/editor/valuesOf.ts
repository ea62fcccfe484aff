import type { CallOutput } from '@campus/shared/contract/call';
import { toMoscowTime } from '@campus/shared/contract/days';
import type { getEvent } from '@campus/shared/contract/media/eventCalls';
import type { getInfoPage } from '@campus/shared/contract/media/pageCalls';
import type { getNews } from '@campus/shared/contract/media/newsCalls';
import type { ContentRecord } from '../list/ContentRecord';
import type { ContentValues, Words } from './ContentValues';

const wordsOf = (text: { ru: string; en?: string } | null | undefined): Words => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

const commonOf = (record: ContentRecord): ContentValues => ({
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

const articleOf = ({ tagIds, authorId, isPinned }: CallOutput<typeof getNews>) => ({
  tagIds,
  authorId,
  isPinned,
});

const eventOf = (event: CallOutput<typeof getEvent>) => ({
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

const placeOf = (page: CallOutput<typeof getInfoPage>) => ({
  parentId: page.parentId ?? '',
  position: String(page.position),
  section: page.section ?? ('' as const),
  showInMenu: page.showInMenu,
});

/** A record as the form holds it; always in the same order, so that drafts recognise it. */
export const valuesOf = (record: ContentRecord): ContentValues => ({
  ...commonOf(record),
  ...('tagIds' in record && articleOf(record)),
  ...('startsAt' in record && eventOf(record)),
  ...('parentId' in record && placeOf(record)),
});
