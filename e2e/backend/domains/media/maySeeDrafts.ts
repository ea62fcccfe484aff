import { hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';

/** What is not published is for those who write it, and for the auditor who reads everything. */
export const maySeeDrafts = (visitor: Requester | null) =>
  hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER', 'AUDITOR');
