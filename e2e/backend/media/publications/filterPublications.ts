import type { PublicationFilter } from '@campus/shared/contract/payloads/media';
import { and, asc, desc, inArray } from 'drizzle-orm';
import { countRows } from '../../database/countRows';
import type { Context } from '../../Handler';
import { Refusal } from '../../Refusal';
import type { Visitor } from '../../Visitor';
import { maySeeDrafts } from '../maySeeDrafts';
import { isPublished, matches } from './conditions';
import { findPublications } from './findPublications';
import { prepareCards } from './prepareCards';
import type { PublicationRow, Readable } from './PublicationKind';

export interface FilterInput<Filter> {
  query: { skip: number; size: number; asc: boolean };
  body: Filter;
}

/** A page of cards: of what is published, or of the states that an editor asks for. */
export const filterPublications =
  <Row extends PublicationRow, Filter extends PublicationFilter, Card extends object>(
    kind: Readable<Row, Filter, Card, object>,
  ) =>
  async ({ query, body }: FilterInput<Filter>, context: Context<Visitor | null>) => {
    const { db, language, visitor } = context;
    const { table } = kind;
    const now = new Date(context.now());
    const isForStaff = maySeeDrafts(visitor);
    const statuses = body.statuses?.length ? body.statuses : undefined;
    if (statuses && !isForStaff) throw new Refusal(403, 'FORBIDDEN');
    const where = and(
      statuses ? inArray(table.status, statuses) : isPublished(table, now),
      matches(table, body.search),
      kind.narrow(db, body, now),
    );
    const { skip, size } = query;
    const direction = query.asc ? asc : desc;
    const orderBy = kind.orderBy({ direction, isByAge: statuses !== undefined });
    const rows = await findPublications<Row>(db, table, { where, orderBy, skip, size });
    const toCard = await prepareCards(kind, db, rows, { language, isForStaff });
    return { items: rows.map(toCard), total: await countRows(db, table, where), skip, size };
  };
