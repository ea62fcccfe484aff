import type { LanguageKey } from '@campus/shared/contract/fields';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context } from '../../platform/Handler';
import { findStudent } from '../accounts/toStudent';
import { Refusal } from '../../platform/access/Refusal';
import { eskCards } from '../cards/cardTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { duplicatesOf, mergedIntoOf, openingOf } from './mergedTickets';
import { ticketAnswers, tickets } from './supportTables';
import { ratingOf } from './ratingOf';
import { ticketFiles } from './ticketFiles';
import { ticketsOverdueSince } from './ticketsOverdueSince';
import { selectTickets, toTicketSummary } from './selectTickets';

async function studyOf(db: Database, humanId: string, language: LanguageKey) {
  const student = await findStudent(db, humanId, language);
  return (
    student && {
      ...student,
      eduOrg: student.eduOrg.shortName,
      status: student.status.name,
    }
  );
}

async function cardStatusOf(db: Database, humanId: string) {
  const [card] = await db
    .select({ status: eskCards.status })
    .from(eskCards)
    .where(eq(eskCards.humanId, humanId))
    .orderBy(desc(eskCards.createdAt), eskCards.id)
    .limit(1);
  return card?.status ?? null;
}

/** Who asks, in as few facts as an answer needs. */
async function panelOfHuman(db: Database, humanId: string, language: LanguageKey) {
  const { lastName, firstName, middleName } = humans;
  const [human] = await db
    .select({
      id: humans.id,
      name: sql<string>`concat_ws(' ', ${lastName}, ${firstName}, ${middleName})`,
      firstName,
      middleName,
      email: humans.email,
      phone: humans.phone,
      identityStatus: humans.identityStatus,
    })
    .from(humans)
    .where(eq(humans.id, humanId));
  return {
    ...assertDefined(human),
    study: await studyOf(db, humanId, language),
    cardStatus: await cardStatusOf(db, humanId),
    tickets: await countRows(db, tickets, eq(tickets.humanId, humanId)),
  };
}

const link = { id: tickets.id, number: tickets.number, status: tickets.status };

const parentOf = async (db: Database, parentId: string | null) =>
  parentId ? (await db.select(link).from(tickets).where(eq(tickets.id, parentId)))[0] : null;

const followUpsOf = (db: Database, id: string) =>
  db
    .select(link)
    .from(tickets)
    .where(eq(tickets.parentId, id))
    .orderBy(tickets.createdAt, tickets.id);

const answersOf = (db: Database, ids: string[]) =>
  db
    .select({
      answer: ticketAnswers,
      name: sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`,
    })
    .from(ticketAnswers)
    .leftJoin(users, eq(users.id, ticketAnswers.userId))
    .where(inArray(ticketAnswers.ticketId, ids))
    .orderBy(ticketAnswers.createdAt, ticketAnswers.id);

/** What was said in a ticket and in its duplicates, in the order in which it was. */
async function threadOf(db: Database, id: string) {
  const duplicates = await duplicatesOf(db, [id]);
  const numbers = new Map(duplicates.map((one) => [one.id, one.number]));
  const rows = await answersOf(db, [id, ...numbers.keys()]);
  const openings = duplicates.map((one) => ({
    ...openingOf(one),
    isInternal: false,
    user: null,
    mergedFrom: one.number,
  }));
  const answers = rows.map(({ answer, name }) => ({
    ...answer,
    user: answer.userId ? { id: answer.userId, name } : null,
    mergedFrom: numbers.get(answer.ticketId) ?? null,
  }));
  const all = [...openings, ...answers].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const files = await ticketFiles(db, [id, ...all.map((message) => message.id)]);
  return {
    answers: all.map((message) => ({
      ...message,
      createdAt: message.createdAt.toISOString(),
      files: files.get(message.id) ?? [],
    })),
    files: files.get(id) ?? [],
  };
}

/**
 * A ticket with all that staff read beside it.
 * @throws Refusal 404.
 */
export async function readTicket(id: string, { db, now, language }: Context) {
  const [row] = await selectTickets(db).where(eq(tickets.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  const { humanId, parentId } = row.ticket;
  return {
    ...row.ticket,
    ...toTicketSummary(row, await ticketsOverdueSince(db, now())),
    ...(await threadOf(db, id)),
    human: humanId ? await panelOfHuman(db, humanId, language) : null,
    mergedInto: (await mergedIntoOf(db, [row.ticket])).get(id) ?? null,
    parent: (await parentOf(db, parentId)) ?? null,
    followUps: await followUpsOf(db, id),
    rating: ratingOf(row.ticket),
  };
}
