import type { Metrics } from '@campus/shared/contract/staff/calls';
import type { StaffRole } from '@campus/shared/contract/roles';
import type { Database } from '../../platform/database/Database';
import type { StaffMember } from '../../platform/access/Requester';

export interface Asked {
  db: Database;
  visitor: StaffMember;
  /** Milliseconds. */
  now: number;
  /** The only organisation that counts, for its operator. */
  eduOrgId?: string;
}

/** One group of the dashboard and who may see what it counts. */
export interface Counter<Group extends keyof Metrics> {
  roles: readonly StaffRole[];
  count: (asked: Asked) => Promise<NonNullable<Metrics[Group]>>;
}
