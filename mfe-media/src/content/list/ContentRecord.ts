import type { CallOutput } from '@campus/shared/contract/call';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import type { contentCalls } from './contentCalls';

/** All of a record, of whichever kind. */
export type ContentRecord = CallOutput<(typeof contentCalls)[ContentKind]['get']>;
