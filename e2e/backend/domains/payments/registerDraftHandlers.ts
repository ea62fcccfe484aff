import type * as contract from '@campus/shared/contract/payments/calls';
import { createDrafts } from '../../platform/database/createDrafts';
import type { Handlers } from '../../platform/Handler';
import { registerDrafts } from './paymentTables';

export const draftsOfRegisters = createDrafts(registerDrafts, 'userId', 'type');

export const registerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getRegisterDraft' | 'saveRegisterDraft'
> = {
  async getRegisterDraft({ params: { paymentType: type } }, { db, visitor }) {
    const isOwn = draftsOfRegisters.isOf({ userId: visitor.id, type });
    const [draft] = await db.select().from(registerDrafts).where(isOwn);
    return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : null;
  },

  async saveRegisterDraft(
    { params: { paymentType: type }, body: { values } },
    { db, now, visitor },
  ) {
    const whose = { userId: visitor.id, type };
    if (Object.keys(values).length === 0) await draftsOfRegisters.forget(db, whose);
    else await draftsOfRegisters.save(db, whose, { values, savedAt: new Date(now()) });
    return {};
  },
};
