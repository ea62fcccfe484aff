import { existing } from '../existing';
import type { Context } from '../Handler';
import { notifications } from '../schema/notifications';
import type { StaffMember } from '../Visitor';
import { checkDraft } from './checkDraft';
import { logNotification } from './logNotification';
import { readNotification } from './readNotification';

type Draft = Pick<
  typeof notifications.$inferSelect,
  'title' | 'body' | 'link' | 'kind' | 'channels' | 'audience' | 'sendAt'
>;

/** Keeps a new draft and answers it with the number of its recipients. */
export async function createDraft(draft: Draft, context: Context<StaffMember>) {
  checkDraft(draft, context);
  const id = await context.db.transaction(async (tx) => {
    const values = { ...draft, createdById: context.visitor.id };
    const [row] = await tx.insert(notifications).values(values).returning();
    const after = existing(row);
    await logNotification(tx, context, 'create', { after });
    return after.id;
  });
  return readNotification(context.db, id);
}
