import { hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';

/** Those who see all partners and change them. */
export const isEditor = (visitor: Requester | null) => hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER');
