import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as footer from '@campus/shared/contract/settings/calls';
import { eq, asc, inArray, sql } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { Refusal } from '../../platform/access/Refusal';
import { footerLinks } from './settingTables';
import { saveVersion } from '../../platform/states/saveVersion';
import { hasRole } from '../../platform/access/hasRole';

type Group = (typeof footerLinks.$inferSelect)['group'];

/** Lets one at a time rearrange the footer; the first statement of the transaction. */
const lockFooter = (tx: Database) =>
  tx.select({ id: footerLinks.id }).from(footerLinks).orderBy(footerLinks.id).for('update');

/** Puts a link at a place of its group, counted from one, and numbers the group anew. */
async function placeLink(tx: Database, id: string, group: Group, position: number) {
  const rows = await tx
    .select({ id: footerLinks.id })
    .from(footerLinks)
    .where(eq(footerLinks.group, group))
    .orderBy(asc(footerLinks.position), footerLinks.id);
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  ids.splice(position - 1, 0, id);
  const places = ids.map((one, index) => sql`when ${one}::uuid then ${index + 1}::int`);
  await tx
    .update(footerLinks)
    .set({ position: sql`case ${footerLinks.id} ${sql.join(places, sql` `)} end` })
    .where(inArray(footerLinks.id, ids));
}

type Row = typeof footerLinks.$inferSelect;

interface Reader {
  language: LanguageKey;
  seesAll: boolean;
}

const toFooterLink = (row: Row, { language, seesAll }: Reader) => ({
  ...row,
  title: inLanguage(row.title, language),
  staff: seesAll ? { title: row.title, isActive: row.isActive, version: row.version } : undefined,
});

/** A link as its editor sees it after a change. */
async function readLink(tx: Database, id: string, language: LanguageKey) {
  const [row] = await tx.select().from(footerLinks).where(eq(footerLinks.id, id));
  return toFooterLink(assertDefined(row), { language, seesAll: true });
}

const last = 1_000;

const createFooterLink: Handler<typeof footer.createFooterLink> = (
  { body: { position = last, ...fields } },
  context,
) =>
  context.db.transaction(async (tx) => {
    await lockFooter(tx);
    const values = { ...fields, position };
    const [row] = await tx.insert(footerLinks).values(values).returning();
    const { id, group } = assertDefined(row);
    await placeLink(tx, id, group, position);
    const entity = { type: 'footerLink', id };
    const diff = diffOf({}, assertDefined(row));
    await recordLog(tx, context, { action: 'footerLink.create', entity, diff });
    return readLink(tx, id, context.language);
  });

const updateFooterLink: Handler<typeof footer.updateFooterLink> = (
  { params: { id }, body: { version, ...fields } },
  context,
) =>
  context.db.transaction(async (tx) => {
    await lockFooter(tx);
    const [before] = await tx.select().from(footerLinks).where(eq(footerLinks.id, id));
    if (!before) throw new Refusal(404, 'NOT_FOUND');
    const after = await saveVersion(tx, footerLinks, { id, version }, fields);
    const isMoved = fields.position !== undefined || after.group !== before.group;
    if (isMoved) await placeLink(tx, id, after.group, after.position);
    const entity = { type: 'footerLink', id };
    const diff = diffOf(before, after);
    await recordLog(tx, context, { action: 'footerLink.update', entity, diff });
    return readLink(tx, id, context.language);
  });

const deleteFooterLink: Handler<typeof footer.deleteFooterLink> = ({ params: { id } }, context) =>
  context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(footerLinks).where(eq(footerLinks.id, id)).returning();
    if (!gone) throw new Refusal(404, 'NOT_FOUND');
    const entity = { type: 'footerLink', id };
    const diff = diffOf(gone, { title: null, url: null });
    await recordLog(tx, context, { action: 'footerLink.delete', entity, diff });
    return { id };
  });

export const footerHandlers = {
  createFooterLink,
  updateFooterLink,
  deleteFooterLink,

  async listFooterLinks(_, { db, visitor, language }) {
    const seesAll = hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER', 'AUDITOR');
    const links = await db
      .select()
      .from(footerLinks)
      .where(seesAll ? undefined : eq(footerLinks.isActive, true))
      .orderBy(footerLinks.group, footerLinks.position, footerLinks.id);
    return links.map((link) => toFooterLink(link, { language, seesAll }));
  },
} satisfies Partial<Handlers<typeof footer>>;
