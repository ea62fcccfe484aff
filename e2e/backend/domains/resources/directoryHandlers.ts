import type * as directories from '@campus/shared/contract/resources/calls';
import { eq, gt, sql } from 'drizzle-orm';
import type { Handlers } from '../../Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { studentStatuses, mobileVersions } from './resourceTables';
import { eskIssuings } from '../cards/cardTables';
import { serviceWorks } from '../../platform/http/serviceWorkTables';
import { listEduOrgs } from './listEduOrgs';

export const directoryHandlers = {
  listEduOrgs,

  async listEskIssuing(_, { db, visitor, language }) {
    const rows = await db
      .select()
      .from(eskIssuings)
      .where(visitor.kind === 'STAFF' ? undefined : eq(eskIssuings.isActive, true))
      .orderBy(eskIssuings.leadDays, eskIssuings.id);
    return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
  },

  async listServiceWorks(_, { db, language, now }) {
    const rows = await db
      .select()
      .from(serviceWorks)
      .where(gt(serviceWorks.endsAt, new Date(now())))
      .orderBy(serviceWorks.startsAt, serviceWorks.id);
    return rows.map((row) => ({
      ...row,
      title: inLanguage(row.title, language),
      text: inLanguage(row.text, language),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
  },

  async listStudentStatuses(_, { db, language }) {
    const rows = await db.select().from(studentStatuses).orderBy(studentStatuses.key);
    return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
  },

  listMobileVersions: (_, { db }) =>
    db
      .select()
      .from(mobileVersions)
      .orderBy(sql`${mobileVersions.platform}`),
} satisfies Partial<Handlers<typeof directories>>;
