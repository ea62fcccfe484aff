import type { CallOutput } from '@campus/shared/contract/call';
import type { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';

/** A tag as staff see it. */
export type Tag = CallOutput<typeof listNewsTags>[number];
