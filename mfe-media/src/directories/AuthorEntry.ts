import type { CallOutput } from '@campus/shared/contract/call';
import type { listAuthors } from '@campus/shared/contract/media/taxonomyCalls';

/** An author as staff see them. */
export type AuthorEntry = CallOutput<typeof listAuthors>[number];
