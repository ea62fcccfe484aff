import type { CallOutput } from '@campus/shared/contract/call';
import type { listServiceWorks } from '@campus/shared/contract/resources/calls';

export type Maintenance = CallOutput<typeof listServiceWorks>[number];

/** `ahead` is announced, `now` goes on, `over` has just ended before the reader's eyes. */
export type MaintenanceStage = 'ahead' | 'now' | 'over';

export interface Announcement {
  work: Maintenance;
  stage: MaintenanceStage;
}
