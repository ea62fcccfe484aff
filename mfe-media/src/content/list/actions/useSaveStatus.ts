import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import type { CallInput } from '@campus/shared/contract/call';
import { canMove } from '@campus/shared/contract/machine';
import { type PublicationStatus, publicationMoves } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { eventRequest, infoPageRequest, newsRequest } from '@campus/shared/contract/media/requests';
import { useTranslation } from 'react-i18next';
import { type ContentRecord, contentCalls } from '../contentCalls';

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

/** Why a record cannot go from one state to another, and what to do instead; nothing where it can. */
export function useRefusalOf() {
  const { t } = useTranslation('media');
  return (from: PublicationStatus, to: PublicationStatus) => {
    if (mayBecome(from, to)) return undefined;
    if (from === to) return t(`desk.already.${to}`);
    return t(`desk.refused.${from}`);
  };
}

const moves = {
  DRAFT: publicationMoves.unpublish,
  SCHEDULED: publicationMoves.schedule,
  PUBLISHED: publicationMoves.publish,
  ARCHIVED: publicationMoves.archive,
};

/** Whether what is in one state may be saved in another. */
export const mayBecome = (from: PublicationStatus, to: PublicationStatus) =>
  canMove(moves[to], from);

/**
 * Saves a record as it is now, only in the state that is asked for, and tells in which it was before.
 * @throws ApiError also where its present state does not admit that.
 */
export function useSaveStatus(kind: ContentKind) {
  const api = useApi();
  const refusalOf = useRefusalOf();
  const { get, update } = contentCalls[kind];
  return async (id: string, statusOf: (record: ContentRecord) => PublicationStatus) => {
    const record: ContentRecord = await api(get, { params: { id } });
    const status = statusOf(record);
    const refusal = refusalOf(record.status, status);
    if (refusal) throw new ApiError(409, refusal);
    const body = { ...requestOf(kind, record), status } as CallInput<typeof update>['body'];
    await api(update, { params: { id }, body });
    return record.status;
  };
}
