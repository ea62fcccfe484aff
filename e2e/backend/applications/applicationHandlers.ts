import type * as contract from '@campus/shared/contract/applications';
import { and, desc, eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { applications } from '../schema/applications';
import { applyForCard } from './applyForCard';
import { applyForCreditGrant } from './applyForCreditGrant';
import { approveApplication } from './approveApplication';
import { cancelApplication } from './cancelApplication';
import { checkActiveCard } from './checkActiveCard';
import { createApplication } from './createApplication';
import { filterApplications } from './filterApplications';
import { readApplication } from './readApplication';
import { rejectApplication } from './rejectApplication';
import { toOwnApplications } from './toOwnApplications';

export const applicationHandlers: Handlers<typeof contract> = {
  applyForCard,
  applyForCreditGrant,
  cancelApplication,
  filterApplications,
  approveApplication,
  rejectApplication,

  applyForExtraGrant: (_, context) =>
    createApplication(context, { type: 'EXTRA_GRANT', check: checkActiveCard }),

  async listMyApplications({ query: { type } }, { db, visitor }) {
    const own = eq(applications.humanId, visitor.id);
    const rows = await db
      .select()
      .from(applications)
      .where(and(own, type ? eq(applications.type, type) : undefined))
      .orderBy(desc(applications.createdAt), applications.id);
    const items = await toOwnApplications(db, rows);
    return { items, total: items.length };
  },

  getApplication: ({ params }, context) => readApplication(params.id, context),
};
