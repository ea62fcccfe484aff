import type * as contract from '@campus/shared/contract/people/calls';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { Handler, Handlers } from '../../platform/Handler';
import { formDrafts } from './peopleTables';

const getFormDraft: Handler<typeof contract.getFormDraft> = async (
  { params: { form } },
  { db, visitor },
) => {
  const own = and(eq(formDrafts.humanId, visitor.id), eq(formDrafts.form, form));
  const [draft] = await db.select().from(formDrafts).where(own);
  return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : null;
};

const saveFormDraft: Handler<typeof contract.saveFormDraft> = async (
  { params: { form }, body: { values } },
  { db, visitor, now },
) => {
  const own = and(eq(formDrafts.humanId, visitor.id), eq(formDrafts.form, form));
  if (Object.keys(values).length === 0) {
    await db.delete(formDrafts).where(own);
    return {};
  }
  const draft = { values, savedAt: new Date(now()) };
  await db
    .insert(formDrafts)
    .values({ humanId: visitor.id, form, ...draft })
    .onConflictDoUpdate({ target: [formDrafts.humanId, formDrafts.form], set: draft });
  return {};
};

/** Nobody goes on with what is older, and it may hold the number of a passport. */
export async function sweepDrafts(db: Database) {
  await db.delete(formDrafts).where(lt(formDrafts.savedAt, sql`now() - interval '30 days'`));
}

export const draftHandlers = { getFormDraft, saveFormDraft } satisfies Partial<
  Handlers<typeof contract>
>;
