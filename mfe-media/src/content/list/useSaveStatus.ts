import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import type { CallInput } from '@campus/shared/contract/call';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import type { ContentRecord } from './ContentRecord';
import { contentCalls } from './contentCalls';
import { requestOf } from './requestOf';
import { useRefusalOf } from './useRefusalOf';

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
