import type { Machine } from '../machine';

export const syncStatuses = [
  'RECEIVED',
  'PROCESSING',
  'APPLIED',
  'SKIPPED',
  'FAILED',
  'DEAD',
] as const;
export type SyncStatus = (typeof syncStatuses)[number];

export const syncMoves = {
  receive: {
    from: [],
    to: ['RECEIVED'],
    call: 'receiveSyncMessage',
    by: ['SYSTEM'],
    refusals: ['SIGNATURE', 'OPERATION_UNKNOWN'],
  },
  /** Also where the process that worked on it died. */
  begin: { from: ['RECEIVED', 'FAILED', 'PROCESSING'], to: ['PROCESSING'], by: ['SYSTEM'] },
  apply: { from: ['PROCESSING'], to: ['APPLIED'], by: ['SYSTEM'] },
  /** What is stored is newer. */
  skip: { from: ['PROCESSING'], to: ['SKIPPED'], by: ['SYSTEM'] },
  /** Somebody has mended what was in the way. */
  retry: {
    from: ['DEAD'],
    to: ['RECEIVED'],
    call: ['retrySyncMessage', 'retryJob'],
    by: ['ADMIN'],
  },
  /** Also where the attempt ended before it began: only what is dead can be tried again. */
  fail: {
    from: ['RECEIVED', 'FAILED', 'PROCESSING'],
    to: ['FAILED', 'DEAD'],
    by: ['SYSTEM'],
  },
} as const satisfies Machine<SyncStatus>;
