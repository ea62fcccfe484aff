import { hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';

/** Those who edit partners, and those who check them. */
export const seesAll = (visitor: Requester | null) =>
  hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER', 'AUDITOR');
