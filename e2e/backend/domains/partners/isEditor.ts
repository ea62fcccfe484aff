import { hasRole } from '../../platform/access/hasRole';
import type { Visitor } from '../../platform/access/Visitor';

/** Those who see all partners and change them. */
export const isEditor = (visitor: Visitor | null) => hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER');
