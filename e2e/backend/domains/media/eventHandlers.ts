import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/media/eventCalls';
import type {
  eventCreateRequest,
  eventFilterRequest,
} from '@campus/shared/contract/media/requests';
import { and, desc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { events } from './mediaTables';
import { editorial, type EditorialRow } from './editorial';
import { publications } from './publications/publications';
import { hasAnyTag } from './publications/conditions';
import { publicationLanguage } from './publications/prepareCards';
import { publicationHandlers } from './publications/publicationHandlers';
import type { Order } from './publications/PublicationKind';

type Filter = z.output<typeof eventFilterRequest>;
type Request = z.output<typeof eventCreateRequest>;
type Column =
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'address'
  | 'isOnline'
  | 'onlineUrl'
  | 'capacity'
  | 'registrationUrl'
  | 'organiser';
type Row = EditorialRow & Pick<typeof events.$inferSelect, Column>;

const common = editorial(publications.events.tags);

/** What ends as a period begins has no part in it, unless it is no longer than that moment. */
const goesOnAfter = (from: Date) => or(gt(events.endsAt, from), gte(events.startsAt, from));

function narrow(db: Database, { tagIds, isOnline, from, to, when }: Filter, now: Date) {
  return and(
    hasAnyTag(db, publications.events, tagIds),
    isOnline === undefined ? undefined : eq(events.isOnline, isOnline),
    from ? goesOnAfter(new Date(from)) : undefined,
    to ? lte(events.startsAt, new Date(to)) : undefined,
    when === 'UPCOMING' ? gte(events.endsAt, now) : undefined,
    when === 'PAST' ? lt(events.endsAt, now) : undefined,
  );
}

const toPeriod = ({ startsAt, endsAt }: Row) => ({
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

/** Who searches by words alone looks for what is near: what is coming first, what has passed last. */
function orderBy({ direction, isByAge, now }: Order, { search, when, from, to }: Filter) {
  if (!search || isByAge || when || from || to || direction !== desc)
    return [direction(events.startsAt)];
  const at = sql`${now.toISOString()}::timestamptz`;
  return [sql`${events.endsAt} < ${at}`, sql`abs(extract(epoch from ${events.startsAt} - ${at}))`];
}

const handlers = publicationHandlers({
  ...publications.events,
  narrow,
  orderBy,

  async prepareCards(db: Database, rows: Row[], language: LanguageKey) {
    const toCommon = await common.prepareCards(db, rows, language);
    return (row: Row) => ({
      ...toCommon(row),
      ...toPeriod(row),
      place: inLanguage(row.place, publicationLanguage(row, language)),
      isOnline: row.isOnline,
    });
  },

  async toItem(db: Database, row: Row, language: LanguageKey) {
    const { address, onlineUrl, capacity, registrationUrl, organiser } = row;
    return {
      ...(await common.toItem(db, row, language)),
      startsAt: assertDefined(row.startsAt).toISOString(),
      endsAt: assertDefined(row.endsAt).toISOString(),
      ...{ address, onlineUrl, capacity, registrationUrl },
      organiser: organiser && inLanguage(organiser, publicationLanguage(row, language)),
    };
  },

  async toRecord(db: Database, row: Row) {
    const { place, address, isOnline, onlineUrl, capacity, registrationUrl, organiser } = row;
    return {
      ...(await common.toRecord(db, row)),
      ...toPeriod(row),
      ...{ place, address, isOnline, onlineUrl, capacity, registrationUrl, organiser },
    };
  },

  toColumns: (request: Request) => ({
    ...common.toColumns(request),
    startsAt: request.startsAt ? new Date(request.startsAt) : null,
    endsAt: request.endsAt ? new Date(request.endsAt) : null,
    place: request.place,
    address: request.address || null,
    isOnline: request.isOnline,
    onlineUrl: request.onlineUrl ?? null,
    capacity: request.capacity ?? null,
    registrationUrl: request.registrationUrl ?? null,
    organiser: request.organiser ?? null,
  }),
  check: (tx: Database, request: Request) => common.check(tx, request),
});

export const eventHandlers: Handlers<typeof contract> = {
  filterEvents: handlers.filter,
  getEventByUrl: handlers.getByUrl,
  getEvent: handlers.get,
  createEvent: handlers.create,
  updateEvent: handlers.update,
  deleteEvent: handlers.remove,
};
