import type * as contract from '@campus/shared/contract/payments/calls';
import { createDrafts } from '../../platform/database/createDrafts';
import type { Handlers } from '../../platform/Handler';
import { registerDrafts } from './paymentTables';

export const drafts = createDrafts(registerDrafts, 'userId', 'type');

export const registerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getRegisterDraft' | 'saveRegisterDraft'
> = {
  async getRegisterDraft({ params: { paymentType: type } }, { db, visitor }) {
    const isOwn = drafts.isOf({ userId: visitor.id, type });
    const [draft] = await db.select().from(registerDrafts).where(isOwn);
    return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : null;
  },

  async saveRegisterDraft(
    { params: { paymentType: type }, body: { values } },
    { db, now, visitor },
  ) {
    const whose = { userId: visitor.id, type };
    if (Object.keys(values).length === 0) await drafts.forget(db, whose);
    else await drafts.save(db, whose, { values, savedAt: new Date(now()) });
    return {};
  },
};
