import type * as contract from '@campus/shared/contract/users';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { Refusal } from '../Refusal';
import { users } from '../schema/staff';
import { filterUsers } from './filterUsers';
import { selectUsers, toUser } from './toUser';

export const userHandlers: Handlers<typeof contract> = {
  filterUsers,

  async getCurrentUser(_, { db, visitor, language }) {
    const [row] = await selectUsers(db).where(eq(users.id, visitor.id));
    if (!row) throw new Refusal(401, 'TOKEN');
    return toUser(row, language);
  },
};
