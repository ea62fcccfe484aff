import { and, eq, inArray, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { assertDefined } from '../platform/database/assertDefined';
import { applications } from '../domains/applications/applicationTables';
import { events, infoPages, news } from '../domains/media/mediaTables';
import { payments, paymentsToEduOrgs } from '../domains/payments/paymentTables';
import { notifications } from '../domains/inbox/inboxTables';
import { partners } from '../domains/partners/partnerTables';
import { students } from '../domains/accounts/humanTables';
import { users } from '../domains/accounts/userTables';
import { tickets } from '../domains/support/supportTables';
import { syncMessages } from '../domains/sync/syncTables';
import type { TestBackend } from '../testing/startTestBackend';

export type Objects = Awaited<ReturnType<typeof objectsOf>>;

const nobody = '00000000-0000-4000-8000-000000000000';

/** Records of the organisation of edu@, and of another one. */
async function ofOrganisations({ db, accountId }: TestBackend) {
  const [operator] = await db
    .select()
    .from(users)
    .where(eq(users.id, await accountId('edu')));
  const own = assertDefined(assertDefined(operator).eduOrgId);
  const [student] = await db.select().from(students).where(eq(students.eduOrgId, own));
  const [stranger] = await db.select().from(students).where(ne(students.eduOrgId, own));
  const [application] = await db.select().from(applications).where(eq(applications.eduOrgId, own));
  const [foreign] = await db.select().from(applications).where(ne(applications.eduOrgId, own));
  const shares = await db.select().from(paymentsToEduOrgs);
  const payment = assertDefined(shares.find(({ eduOrgId }) => eduOrgId === own)).paymentId;
  const owned = new Set(shares.map(({ paymentId, eduOrgId }) => eduOrgId === own && paymentId));
  const foreignPayment = assertDefined(
    shares.find(({ paymentId }) => !owned.has(paymentId)),
  ).paymentId;
  return {
    human: student?.humanId,
    foreignHuman: stranger?.humanId,
    application: application?.id,
    foreignApplication: foreign?.id,
    payment,
    foreignPayment,
  };
}

async function decided({ db, accountId }: TestBackend) {
  const isDecided = inArray(applications.status, ['APPROVED', 'REJECTED', 'CANCELLED']);
  const find = async (condition: ReturnType<typeof eq>) =>
    (await db.select().from(applications).where(and(isDecided, condition)))[0]?.id;
  return {
    decidedCard: await find(eq(applications.type, 'ESK_CARD')),
    decidedGrant: await find(eq(applications.type, 'EXTRA_GRANT')),
    ownDecided: await find(eq(applications.humanId, await accountId('student'))),
  };
}

async function anyOf({ db }: TestBackend) {
  const first = async (table: PgTable & { id: PgColumn }) =>
    (await db.select({ id: table.id }).from(table).limit(1))[0]?.id as string | undefined;
  const [sent] = await db.select().from(payments).where(eq(payments.status, 'SENT'));
  const [partner] = await db.select().from(partners).where(eq(partners.isActive, true));
  return {
    sentPayment: sent?.id,
    partner: partner?.id,
    user: await first(users),
    news: await first(news),
    event: await first(events),
    page: await first(infoPages),
    ticket: await first(tickets),
    notification: await first(notifications),
    message: await first(syncMessages),
  };
}

const fixed: Record<string, string> = {
  url: 'no-such-address',
  bucket: 'public',
  fileName: `${nobody}.webp`,
  operationType: 'CREATE',
  paymentType: 'grant',
  form: 'identity',
  list: 'people',
};

/** What fills the path of a call: a record of the named kind, or one that does not exist. */
export async function objectsOf(backend: TestBackend) {
  const named: Record<string, string | null | undefined> = {
    ...(await ofOrganisations(backend)),
    ...(await decided(backend)),
    ...(await anyOf(backend)),
  };
  return (path: string, object: string) => {
    const id = object === 'unknown' || object === '-' ? nobody : assertDefined(named[object]);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return Object.fromEntries(names.map((name) => [name, fixed[name] ?? assertDefined(id)]));
  };
}
