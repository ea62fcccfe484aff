import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterInfoPages } from '@campus/shared/contract/infoPages';
import { publicationStatuses } from '@campus/shared/contract/machines/publication';

const all = { query: { size: 100 }, body: { statuses: [...publicationStatuses] } };

/** Pages in every state, as staff see them. */
export const usePages = (enabled = true) =>
  useCallQuery(filterInfoPages, all, { enabled }).data?.items ?? [];
