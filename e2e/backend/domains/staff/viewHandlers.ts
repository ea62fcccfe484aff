import type * as contract from '@campus/shared/contract/staff/calls';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/Handler';
import { users, userViews } from '../accounts/userTables';

const ofList = (userId: string, list: string) =>
  and(eq(userViews.userId, userId), eq(userViews.list, list));

export const viewHandlers = {
  async listSavedViews({ params: { list } }, { db, visitor }) {
    return db.select().from(userViews).where(ofList(visitor.id, list)).orderBy(userViews.position);
  },

  async saveViews({ params: { list }, body: { views } }, { db, visitor }) {
    await db.transaction(async (tx) => {
      // Two tabs that save at once: the later one wins, whole.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, visitor.id)).for('update');
      await tx.delete(userViews).where(ofList(visitor.id, list));
      const rows = views.map((view, position) => ({ ...view, position, list, userId: visitor.id }));
      if (rows.length > 0) await tx.insert(userViews).values(rows);
    });
    return views;
  },
} satisfies Partial<Handlers<typeof contract>>;
