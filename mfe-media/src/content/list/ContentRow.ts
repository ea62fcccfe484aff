import type { NewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import type { publicationCard } from '@campus/shared/contract/media/records';
import type * as z from 'zod/mini';

/** What the rows of all kinds have, and some of them. */
export type ContentRow = z.infer<typeof publicationCard> & {
  tags?: NewsTag[];
  isPinned?: boolean;
};
