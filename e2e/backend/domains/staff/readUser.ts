import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { selectUsers, toUser } from './toUser';

/**
 * One member of staff as the reader sees them.
 * @throws Refusal 404, also for one who was removed.
 */
export async function readUser(db: Database, id: string, reader: LanguageKey) {
  const [row] = await selectUsers(db).where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return toUser(row, reader);
}
