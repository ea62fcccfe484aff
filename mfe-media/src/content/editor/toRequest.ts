import { fromMoscowTime } from '@campus/shared/contract/days';
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
