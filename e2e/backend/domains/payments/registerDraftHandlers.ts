import type { PaymentType } from '@campus/shared/contract/payments/machine';
import type * as contract from '@campus/shared/contract/payments/calls';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { registerDrafts } from './paymentTables';

interface Whose {
  userId: string;
  type: PaymentType;
}

const isOf = ({ userId, type }: Whose) =>
  and(eq(registerDrafts.userId, userId), eq(registerDrafts.type, type));

/** What was made is no draft any more. */
export const forgetDraft = (tx: Database, whose: Whose) =>
  tx.delete(registerDrafts).where(isOf(whose));

/** Milliseconds for which nobody has come back to a draft. */
const lifetime = 30 * 86_400_000;

/** Forgets what nobody has gone on with. */
export async function sweepDrafts(tx: Database, now: number) {
  await tx.delete(registerDrafts).where(lt(registerDrafts.savedAt, new Date(now - lifetime)));
}

export const registerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getRegisterDraft' | 'saveRegisterDraft'
> = {
  async getRegisterDraft({ params: { paymentType: type } }, { db, visitor }) {
    const [draft] = await db
      .select()
      .from(registerDrafts)
      .where(isOf({ userId: visitor.id, type }));
    return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : null;
  },

  async saveRegisterDraft(
    { params: { paymentType: type }, body: { values } },
    { db, now, visitor },
  ) {
    const whose = { userId: visitor.id, type };
    if (Object.keys(values).length === 0) {
      await forgetDraft(db, whose);
      return {};
    }
    const draft = { values, savedAt: new Date(now()) };
    await db
      .insert(registerDrafts)
      .values({ ...whose, ...draft })
      .onConflictDoUpdate({ target: [registerDrafts.userId, registerDrafts.type], set: draft });
    return {};
  },
};
