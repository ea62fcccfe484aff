import { hasRole } from '../../platform/access/hasRole';
import type { Visitor } from '../../platform/access/Visitor';

/** What is not published is for those who write it, and for the auditor who reads everything. */
export const maySeeDrafts = (visitor: Visitor | null) =>
  hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER', 'AUDITOR');
