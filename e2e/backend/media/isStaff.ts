import type { Visitor } from '../Visitor';

/** Every role of staff may read what is not published; the calls that write name theirs. */
export const isStaff = (visitor: Visitor | null) => visitor?.kind === 'STAFF';
