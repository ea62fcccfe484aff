import { eventRequest, infoPageRequest, newsRequest } from '@campus/shared/contract/media/requests';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import type { ContentRecord } from './ContentRecord';

const fieldsOf = {
  news: Object.keys(newsRequest.shape),
  events: Object.keys(eventRequest.shape),
  'info-pages': Object.keys(infoPageRequest.shape),
};

/** What saves a record as it is: its own fields without the facts that the server adds. */
export function requestOf(kind: ContentKind, record: ContentRecord): Partial<ContentRecord> {
  const entries = Object.entries(record).filter(([name]) => fieldsOf[kind].includes(name));
  return Object.fromEntries(entries);
}
