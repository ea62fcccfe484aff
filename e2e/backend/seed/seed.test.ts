/** @jest-environment node */
import { isInn10, isInn12, isSnils } from '@campus/shared/contract/checksums';
import {
  applicationStatuses,
  applicationTypes,
} from '@campus/shared/contract/applications/machine';
import { notificationStatuses } from '@campus/shared/contract/notifications/machine';
import {
  checkKeys,
  paymentTypes,
  registerStatuses,
} from '@campus/shared/contract/payments/machine';
import { publicationStatuses } from '@campus/shared/contract/media/machine';
import { ticketStatuses } from '@campus/shared/contract/support/machine';
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { demoAccounts, demoStudy } from '../../fixtures/demoAccounts';
import type { Database } from '../platform/database/Database';
import { assertDefined } from '../platform/database/assertDefined';
import { applications } from '../domains/applications/applicationTables';
import { applicationsOverdueSince } from '../domains/applications/applicationsOverdueSince';
import { ticketsOverdueSince } from '../domains/support/ticketsOverdueSince';
import { cities, eduOrgs } from '../domains/resources/resourceTables';
import { grants, workPlanItems } from '../domains/education/educationTables';
import { events, infoPages, news } from '../domains/media/mediaTables';
import { eskCards } from '../domains/cards/cardTables';
import {
  paymentCandidates,
  payHistoryItems,
  payments,
  paymentsToEduOrgs,
} from '../domains/payments/paymentTables';
import { humanNotifications, notifications } from '../domains/inbox/inboxTables';
import { partnerCategories, partners, partnersToCities } from '../domains/partners/partnerTables';
import { humans, students } from '../domains/accounts/humanTables';
import { studentClaims } from '../domains/people/peopleTables';
import { footerLinks, publicSettings } from '../domains/settings/settingTables';
import { ticketAnswers, tickets } from '../domains/support/supportTables';
import { syncMessages } from '../domains/sync/syncTables';
import { openSeededDatabase } from '../testing/openSeededDatabase';
import { startTimeout } from '../testing/startTestBackend';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
}, startTimeout);
afterAll(() => close());

const tally = async (table: PgTable) => (await db.select().from(table)).length;

/** How many rows each value of a column has. */
async function countBy(table: PgTable, column: AnyPgColumn) {
  const rows = await db
    .select({ value: sql<string>`${column}`, count: sql<number>`count(*)::int` })
    .from(table)
    .groupBy(column);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

const valuesOf = async (table: PgTable, column: AnyPgColumn) =>
  [...(await countBy(table, column)).keys()].sort();

const student = async () => {
  const own = eq(humans.email, demoAccounts.student.email);
  return assertDefined((await db.select().from(humans).where(own))[0]);
};

describe('sizes', () => {
  test.each<[string, PgTable, number]>([
    ['cities', cities, 6],
    ['grants of organisations', grants, 24],
    ['rows of work plans', workPlanItems, 20 * 8 * 7],
    ['applications', applications, 60],
    ['registers', payments, 14],
    ['payments', payHistoryItems, 600],
    ['tickets', tickets, 45],
    ['events', events, 16],
    ['pages', infoPages, 12],
    ['partners', partners, 30],
    ['categories of partners', partnerCategories, 8],
    ['mailings', notifications, 12],
    ['deliveries', humanNotifications, 306],
    ['messages of the reference-data service', syncMessages, 80],
    ['footer links', footerLinks, 11],
    ['settings', publicSettings, 10],
  ])('%s', async (_, table, size) => {
    expect(await tally(table)).toBe(size);
  });
});

describe('every state is shown', () => {
  test.each<[string, PgTable, AnyPgColumn, readonly string[]]>([
    ['registers', payments, payments.status, registerStatuses],
    ['types of registers', payments, payments.type, paymentTypes],
    ['tickets', tickets, tickets.status, ticketStatuses],
    ['mailings', notifications, notifications.status, notificationStatuses],
    ['news', news, news.status, publicationStatuses],
    ['events', events, events.status, publicationStatuses],
    ['pages', infoPages, infoPages.status, publicationStatuses],
    ['discounts', partners, partners.discountType, ['PERCENT', 'FIXED', 'GIFT']],
    ['messages', syncMessages, syncMessages.status, ['APPLIED', 'SKIPPED', 'FAILED', 'DEAD']],
  ])('%s', async (_, table, column, states) => {
    expect(await valuesOf(table, column)).toEqual([...states].sort());
  });

  test('five applications of each type in each state, five of the new ones old', async () => {
    const rows = await db.select().from(applications);
    for (const type of applicationTypes)
      for (const status of applicationStatuses)
        expect(rows.filter((row) => row.type === type && row.status === status)).toHaveLength(5);
    const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000);
    const old = rows.filter((row) => row.status === 'NEW' && row.createdAt < tenDaysAgo);
    expect(old).toHaveLength(5);
  });

  test('five applications and some tickets wait longer than was promised', async () => {
    const late = await db.select().from(applications).where(eq(applications.status, 'NEW'));
    const isLate = ({ createdAt }: { createdAt: Date }) =>
      createdAt < applicationsOverdueSince(Date.now());
    expect(late.filter(isLate)).toHaveLength(5);
    const overdue = await ticketsOverdueSince(db, Date.now());
    const waiting = lt(tickets.waitingSince, overdue);
    expect((await db.select().from(tickets).where(waiting)).length).toBeGreaterThan(0);
  });

  test('one register is paid in part', async () => {
    expect((await countBy(payments, payments.status)).get('PARTIALLY_PAID')).toBe(1);
  });

  test('eight tickets are from guests, one is about a lost card', async () => {
    expect((await countBy(tickets, tickets.channel)).get('GUEST')).toBe(8);
    expect((await countBy(tickets, tickets.category)).get('CARD_LOST')).toBe(1);
    expect([...(await countBy(ticketAnswers, ticketAnswers.isInternal)).keys()]).toHaveLength(2);
  });

  test('candidates fail each of the checks', async () => {
    const rows = await db.select().from(paymentCandidates);
    const failed = rows.flatMap(({ checks }) => checks.filter(({ passed }) => !passed));
    expect([...new Set(failed.map(({ key }) => key))].sort()).toEqual([...checkKeys].sort());
  });

  test('one claim to a record of study waits for staff', async () => {
    const claims = await db
      .select({ status: studentClaims.status, one: humans.lastName, other: students.lastName })
      .from(studentClaims)
      .innerJoin(humans, eq(humans.id, studentClaims.humanId))
      .innerJoin(students, and(eq(students.id, studentClaims.studentId), isNull(students.humanId)));
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({ status: 'WAITING', one: claims[0]?.other });
  });

  test('partners lie in all cities, some of them over, hidden or kept from synchronisation', async () => {
    expect((await valuesOf(partnersToCities, partnersToCities.cityId)).length).toBe(6);
    const rows = await db.select().from(partners);
    const today = new Date().toISOString().slice(0, 10);
    expect(rows.filter(({ validTo }) => validTo && validTo < today).length).toBeGreaterThan(1);
    expect(rows.filter(({ isActive }) => !isActive).length).toBeGreaterThan(1);
    expect(rows.filter(({ lockedFields }) => lockedFields.length > 0).length).toBeGreaterThan(1);
    expect(rows.filter(({ promoCode }) => promoCode).length).toBeGreaterThan(3);
  });

  test('some events and pages wait for their translation', async () => {
    for (const table of [events, infoPages]) {
      const rows = await db.select({ title: table.title }).from(table);
      expect(rows.filter(({ title }) => !title.en).length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('sums', () => {
  test('the totals of a register are those of its candidates and of its payments', async () => {
    const items = await db.select().from(payHistoryItems);
    const candidates = await db.select().from(paymentCandidates);
    for (const { id, number, totals, budget, approvedById } of await db.select().from(payments)) {
      const own = candidates.filter(({ paymentId }) => paymentId === id);
      const included = own.filter(({ decision }) => decision === 'INCLUDED');
      const amount = included.reduce((sum, one) => sum + one.amount, 0);
      const counts = { candidates: own.length, included: included.length };
      const excluded = own.length - included.length;
      expect({ number, totals }).toEqual({ number, totals: { ...counts, excluded, amount } });
      expect(amount).toBeLessThanOrEqual(budget);
      const paid = items.filter(({ paymentId }) => paymentId === id);
      // Only what is approved is planned.
      expect(paid.reduce((sum, one) => sum + one.amount, 0)).toBe(approvedById ? amount : 0);
    }
  });

  test('a register has the organisations of its candidates', async () => {
    const pairs = (rows: { paymentId: string; eduOrgId: string }[]) =>
      [...new Set(rows.map(({ paymentId, eduOrgId }) => paymentId + eduOrgId))].sort();
    const linked = await db.select().from(paymentsToEduOrgs);
    expect(pairs(linked)).toEqual(pairs(await db.select().from(paymentCandidates)));
  });

  test('the bank sent three payments of one register back', async () => {
    const failed = eq(paymentCandidates.itemStatus, 'FAILED');
    const rows = await db
      .select({ status: payments.status })
      .from(paymentCandidates)
      .innerJoin(payments, eq(payments.id, paymentCandidates.paymentId))
      .where(failed);
    expect(rows).toEqual(Array(3).fill({ status: 'PARTIALLY_PAID' }));
  });

  test('a mailing counts its deliveries', async () => {
    const delivered = await countBy(humanNotifications, humanNotifications.notificationId);
    for (const { id, stats, status } of await db.select().from(notifications)) {
      expect(delivered.get(id) ?? 0).toBe(stats.delivered);
      const left = stats.targeted - stats.delivered - stats.failed;
      expect(left > 0).toBe(status === 'SENDING');
    }
  });

  test('a semester has thirty credits', async () => {
    const sums = await db
      .select({ credits: sql<number>`sum(${workPlanItems.credits})::int` })
      .from(workPlanItems)
      .groupBy(workPlanItems.studentId, workPlanItems.period);
    expect([...new Set(sums.map(({ credits }) => credits))]).toEqual([30]);
  });
});

describe('people', () => {
  test('student@ has a card, a plan and payments, and waits for no decision', async () => {
    const { id } = await student();
    const cards = await db.select().from(eskCards).where(eq(eskCards.humanId, id));
    expect(cards).toMatchObject([{ status: 'ACTIVE' }]);
    const [study] = await db.select().from(students).where(eq(students.humanId, id));
    const plan = eq(workPlanItems.studentId, assertDefined(study).id);
    expect(await db.select().from(workPlanItems).where(plan)).toHaveLength(56);
    const own = await db.select().from(applications).where(eq(applications.humanId, id));
    expect(own.length).toBeGreaterThan(2);
    expect(own.map(({ status }) => status)).not.toContain('NEW');
  });

  test('who waits for a grant has an active card, who waits for a card has none alive', async () => {
    const waiting = await db.select().from(applications).where(eq(applications.status, 'NEW'));
    const live = inArray(eskCards.status, ['ISSUING', 'ACTIVE', 'BLOCKED']);
    for (const { type, humanId } of waiting) {
      const cards = await db
        .select({ status: eskCards.status })
        .from(eskCards)
        .where(and(eq(eskCards.humanId, humanId), live));
      expect(cards).toEqual(type === 'ESK_CARD' ? [] : [{ status: 'ACTIVE' }]);
    }
  });

  test('control digits are right', async () => {
    for (const { snils, inn } of await db.select().from(humans)) {
      if (snils) expect({ snils, isRight: isSnils(snils) }).toEqual({ snils, isRight: true });
      if (inn) expect({ inn, isRight: isInn12(inn) }).toEqual({ inn, isRight: true });
    }
    const organisations = await db.select().from(eduOrgs);
    expect(organisations.every(({ inn }) => isInn10(assertDefined(inn)))).toBe(true);
  });
});

test('nothing in the demo happened later than now', async () => {
  const tables = [applications, payments, tickets, events, infoPages, partners, notifications];
  for (const table of tables) {
    const { createdAt } = getTableColumns(table);
    const later = await db
      .select()
      .from(table)
      .where(lt(sql`now()`, createdAt));
    expect(later).toStrictEqual([]);
  }
});

test('the newcomer’s record of study waits to be found', async () => {
  const isFree = and(isNull(students.humanId), eq(students.snils, demoStudy.snils));
  expect(await db.select().from(students).where(isFree)).toMatchObject([demoStudy]);
});
