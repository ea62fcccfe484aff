import { decidersOf } from '@campus/shared/contract/machines/application';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { hasRole } from '../users/hasRole';
import { Refusal } from '../Refusal';
import { applications } from '../schema/applications';
import type { StaffMember } from '../Visitor';

/**
 * The application that the visitor wants to decide on.
 * @throws Refusal 404, or 403 where this kind of application is decided on by others.
 */
export async function findDecidable(db: Database, visitor: StaffMember, id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  if (!hasRole(visitor, ...decidersOf[row.type])) throw new Refusal(403, 'FORBIDDEN');
  return row;
}
