import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { publicationStatuses } from '@campus/shared/contract/media/machine';

const all = { query: { size: 100 }, body: { statuses: [...publicationStatuses] } };

/** Pages in every state, as staff see them. */
export const usePages = (enabled = true) =>
  useCallQuery(filterInfoPages, all, { enabled }).data?.items ?? [];
