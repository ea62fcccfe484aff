import type * as contract from '@campus/shared/contract/infoPages';
import type {
  infoPageCreateRequest,
  infoPageFilterRequest,
} from '@campus/shared/contract/payloads/media';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../database/Database';
import type { Handlers } from '../Handler';
import { infoPages } from '../schema/media';
import { checkChildless, checkParent } from './pageTree';
import { publications } from './publications/publications';
import { publicationHandlers } from './publications/publicationHandlers';
import type { Order, PublicationRow } from './publications/PublicationKind';

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
  toItem: async () => ({}),
  toRecord: async (_: Database, row: Row) => toPlace(row),
  toColumns: ({ parentId = null, position, section, showInMenu }: Request) => ({
    ...{ parentId, position, section, showInMenu },
  }),
  check: (tx: Database, { parentId }: Request, id?: string) => checkParent(tx, parentId, id),
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
