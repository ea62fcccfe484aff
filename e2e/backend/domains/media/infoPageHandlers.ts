import type * as contract from '@campus/shared/contract/media/pageCalls';
import type {
  infoPageCreateRequest,
  infoPageFilterRequest,
} from '@campus/shared/contract/media/requests';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordLog } from '../../platform/audit/recordLog';
import { checkReferences } from '../../platform/database/checkReferences';
import { countRows } from '../../platform/database/countRows';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { infoPages } from './mediaTables';
import { publicationHandlers } from './publications/publicationHandlers';
import type { Editor, Order, PublicationRow, Whole } from './publications/PublicationKind';
import { publications } from './publications/publications';

const countChildren = (tx: Database, id: string) =>
  countRows(tx, infoPages, eq(infoPages.parentId, id));

/**
 * Pages are saved one at a time, so nothing changes between these questions and the save.
 * @throws Refusal 422 unless the parent is of the first level and the page itself has none below.
 */
async function checkParent(tx: Database, parentId: string | null | undefined, id?: string) {
  if (!parentId) return;
  await checkReferences(tx, infoPages, [parentId], 'parentId');
  const [parent] = await tx
    .select({ parentId: infoPages.parentId })
    .from(infoPages)
    .where(eq(infoPages.id, parentId));
  const isDeep = parentId === id || parent?.parentId || (id && (await countChildren(tx, id)));
  if (isDeep) throw new Refusal(422, 'PARENT_DEPTH', { fields: { parentId: 'PARENT_DEPTH' } });
}

/** @throws Refusal 409 IN_USE where there are pages below. */
async function checkChildless(tx: Database, id: string) {
  const count = await countChildren(tx, id);
  if (count > 0) throw new Refusal(409, 'IN_USE', { params: { count } });
}

/**
 * Readers find a page among those of its section, below the one above it: who moves that one to another
 * section takes along those that stood with it.
 */
async function moveChildren(
  tx: Database,
  before: Whole,
  { section }: Request,
  context: Editor,
): Promise<void> {
  const { id, section: from } = before as Whole<Row>;
  if (!from || !section || section === from) return;
  const stoodWith = and(eq(infoPages.parentId, id), eq(infoPages.section, from));
  const touch = { updatedById: context.visitor.id, version: sql`${infoPages.version} + 1` };
  const moved = await tx
    .update(infoPages)
    .set({ section, ...touch })
    .where(stoodWith)
    .returning({ id: infoPages.id });
  for (const child of moved) {
    await recordLog(tx, context, {
      action: 'infoPage.update',
      entity: { type: 'infoPage', id: child.id },
      diff: { section: { from, to: section } },
    });
  }
}

type Filter = z.output<typeof infoPageFilterRequest>;
type Request = z.output<typeof infoPageCreateRequest>;
type Column = 'parentId' | 'position' | 'section' | 'showInMenu';
type Row = PublicationRow & Pick<typeof infoPages.$inferSelect, Column>;

const isBelow = (parentId: string | null) =>
  parentId === null ? isNull(infoPages.parentId) : eq(infoPages.parentId, parentId);

const narrow = (_: Database, { sections, parentId, showInMenu }: Filter) =>
  and(
    sections?.length ? inArray(infoPages.section, sections) : undefined,
    parentId === undefined ? undefined : isBelow(parentId),
    showInMenu === undefined ? undefined : eq(infoPages.showInMenu, showInMenu),
  );

const toPlace = ({ parentId, position, section, showInMenu }: Row) => ({
  parentId,
  position,
  section,
  showInMenu,
});

const handlers = publicationHandlers({
  ...publications['info-pages'],
  narrow,
  orderBy: ({ direction }: Order) => [direction(infoPages.section), direction(infoPages.position)],
  prepareCards: async () => toPlace,
  toItem: async (_: Database, { section }: Row) => ({ section: assertDefined(section) }),
  toRecord: async (_: Database, row: Row) => toPlace(row),
  toColumns: ({ parentId = null, position, section = null, showInMenu }: Request) => ({
    ...{ parentId, position, section, showInMenu },
  }),
  check: (tx: Database, { parentId }: Request, id?: string) => checkParent(tx, parentId, id),
  saveAlso: moveChildren,
  checkRemoval: checkChildless,
});

export const infoPageHandlers: Handlers<typeof contract> = {
  filterInfoPages: handlers.filter,
  getInfoPageByUrl: handlers.getByUrl,
  getInfoPage: handlers.get,
  createInfoPage: handlers.create,
  updateInfoPage: handlers.update,
  deleteInfoPage: handlers.remove,
};
