import { createFailedRegister, updatePayment } from '@campus/shared/contract/payments/calls';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import { eq, sql } from 'drizzle-orm';
import { humans } from '../backend/domains/accounts/humanTables';
import { users } from '../backend/domains/accounts/userTables';
import { fcmTokens, humanNotifications } from '../backend/domains/inbox/inboxTables';
import {
  paymentCandidates,
  payHistoryItems,
  payments,
} from '../backend/domains/payments/paymentTables';
import {
  addOrganisation,
  done,
  paymentDeskForFile,
} from '../backend/domains/payments/testing/paymentDeskForFile';
import type { Database } from '../backend/platform/database/Database';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { jobs } from '../backend/platform/jobs/jobTables';
import { runDueJobs } from '../backend/platform/jobs/runDueJobs';
import { addUser, roleIdOf } from '../backend/testing/addUser';
import { beforeTests } from '../backend/testing/beforeTests';

export type Name = 'Anna' | 'Boris' | 'Vera';

/** The newest register as somebody sees it. */
export interface Seen {
  id: string;
  /** How many registers there were. */
  of: number;
  version: number;
  status: RegisterStatus;
  /** Who is in it, and for how much. */
  list: string;
}

export interface Change {
  status?: RegisterStatus;
  comment?: string;
  results?: readonly object[];
  exclude?: readonly object[];
}

/** Of two who change one register the second is refused; any other refusal would be a fault. */
const foreseen = ['VERSION', 'STATE', 'FORBIDDEN', 'SELF_APPROVAL', 'PAYMENT_DUPLICATE'];

const kept = [
  'payments',
  'payments_to_edu_orgs',
  'payment_candidates',
  'pay_history_items',
  'human_notifications',
  'jobs',
];
/** What leaves no register behind. */
const emptying = [
  'update applications set payment_id = null where payment_id is not null',
  'update payments set retry_of_id = null where retry_of_id is not null',
  ...['human_notifications', 'jobs', 'pay_history_items', 'payments'].map(
    (table) => `delete from ${table}`,
  ),
];

/** Copies the registers that there are; returns how to come back to them, at once. */
async function keepRegisters(db: Database) {
  const copies: string[] = [];
  for (const table of kept) {
    const columns = await db
      .select({ name: sql<string>`quote_ident(column_name)` })
      .from(sql`information_schema.columns`)
      .where(sql`table_name = ${table} and is_generated = 'NEVER'`);
    const names = columns.map(({ name }) => name).join(', ');
    await db.execute(sql.raw(`drop table if exists kept_${table}`));
    await db.execute(sql.raw(`create table kept_${table} as select ${names} from ${table}`));
    copies.push(`insert into ${table} (${names}) select ${names} from kept_${table}`);
  }
  const statements = [...emptying, ...copies].map((statement) => `${statement};`).join('\n');
  await db.execute(
    sql.raw(`create or replace function begin_again() returns void language plpgsql as $$
      begin ${statements} end $$`),
  );
  return async () => void (await db.execute(sql`select begin_again()`));
}

interface Share {
  who: number;
  amount: number;
}

export const sumOf = (shares: readonly Share[]) =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

export const listOf = (shares: readonly Share[]) =>
  shares
    .map(({ who, amount }) => `${who}: ${amount}`)
    .sort()
    .join();

/**
 * Registers of one type and period for one organisation of two people, and the three who work with
 * them: Anna and Boris prepare, Vera approves.
 */
export function registerWorldForFile() {
  const { backend, desk } = paymentDeskForFile();
  /** What the first of the two was shown on a device. */
  const shown: string[] = [];
  const staff = beforeTests(async () => ({
    Anna: await addUser(backend, 'PAYMENT_MANAGER'),
    Boris: await addUser(backend, 'PAYMENT_MANAGER'),
    Vera: await addUser(backend, 'PAYMENT_APPROVER'),
  }));
  const payees = beforeTests(async () => {
    const { db, services } = backend;
    const { eduOrgId, humanIds } = await addOrganisation(db, { people: 2 });
    const humanId = assertDefined(humanIds[0]);
    await db.update(humans).set({ pushEnabled: true }).where(eq(humans.id, humanId));
    await db.insert(fcmTokens).values({ humanId, token: 'a phone', platform: 'WEB' });
    const send = async ({ title }: { title: string }) => shown.push(title) > 0;
    services.push = { isRefused: false, send };
    return { eduOrgId, humanIds };
  });
  let beginAgain = async () => {};

  async function rows() {
    const { db } = backend;
    const registers = await db.select().from(payments).orderBy(payments.createdAt, payments.number);
    const share = (row: { paymentId: string; humanId: string; amount: number }) => ({
      of: registers.findIndex(({ id }) => id === row.paymentId),
      who: payees.humanIds.indexOf(row.humanId),
      amount: row.amount,
    });
    const candidates = await db.select().from(paymentCandidates).orderBy(paymentCandidates.humanId);
    const items = await db.select().from(payHistoryItems).orderBy(payHistoryItems.humanId);
    const told = await db.select().from(humanNotifications);
    const waiting = await db.select({ id: jobs.id }).from(jobs);
    return {
      registers,
      items: items.map((row) => ({ ...share(row), status: row.status })),
      included: candidates
        .filter(({ decision }) => decision === 'INCLUDED')
        .map((row) => ({ ...share(row), status: row.itemStatus })),
      told: told
        .map(({ humanId, title }) => `${payees.humanIds.indexOf(humanId)} ${title.ru}`)
        .sort(),
      waiting: waiting.length,
    };
  }

  async function setRole(who: Name, role: 'PAYMENT_MANAGER' | 'PAYMENT_APPROVER') {
    const roleId = await roleIdOf(backend, role);
    await backend.db.update(users).set({ roleId }).where(eq(users.id, staff[who].id));
  }

  return {
    /** Every world from now on begins with one register that these changes were made to. */
    async beginWith(...changes: readonly Change[]) {
      for (const statement of emptying) await backend.db.execute(sql.raw(statement));
      let register = done(await desk.create([payees.eduOrgId]));
      for (const change of changes) {
        const who = change.status === 'APPROVED' ? 'approver' : 'payments';
        register = done(await desk.change(register, change, who));
      }
      beginAgain = await keepRegisters(backend.db);
    },

    /** What the bank says about those in a list: that they are paid, or that money came back. */
    outcomes: (list: string, ...failed: number[]) =>
      list.split(',').map((share) => {
        const who = Number.parseInt(share, 10);
        const humanId = payees.humanIds[who];
        if (!failed.includes(who)) return { humanId, status: 'PAID' };
        return { humanId, status: 'FAILED', reason: 'Счёт закрыт' };
      }),

    /** The second is left out. */
    leavingOut: () => ({ exclude: [{ humanId: payees.humanIds[1], reason: 'Отложено' }] }),

    /** The second, to whom money came back, names the account once more: decided on, so there may be two. */
    nameAccount: () =>
      backend.db.execute(sql`
        insert into applications (number, type, status, human_id, edu_org_id, student_snapshot, payload)
        select number || '-2', type, 'APPROVED', human_id, edu_org_id, student_snapshot, payload
        from applications where human_id = ${payees.humanIds[1]}`),

    async open() {
      await beginAgain();
      await setRole('Boris', 'PAYMENT_MANAGER');
      shown.length = 0;

      const world = {
        now: {} as Seen,
        /** All that there is. */
        known: {} as Awaited<ReturnType<typeof rows>>,
        shown,
        /** Who had a hand in what a register pays. */
        hands: {} as Record<string, Name[]>,
        /** What an approver saw of a register when they approved it. */
        approvedAs: {} as Record<string, string>,
        setRole,

        /** Nobody writes but by what is done below, so whoever looks before that sees what was read. */
        look: async () => world.now,

        async read() {
          world.known = await rows();
          const { registers, included } = world.known;
          const { id, version, status } = assertDefined(registers.at(-1));
          const list = listOf(included.filter(({ of }) => of === registers.length - 1));
          world.now = { id, of: registers.length, version, status, list };
          return world.now;
        },

        async work() {
          await runDueJobs(backend.services);
          await world.read();
        },

        async heard({
          status,
          body,
        }: {
          status: number;
          body: { code?: string };
        }): Promise<boolean> {
          await world.read();
          if (status !== 200 && !foreseen.includes(body.code ?? ''))
            throw new Error(`Nobody foresaw ${JSON.stringify(body)}.`);
          return status === 200;
        },

        /** Changes a register as somebody does who has seen it, perhaps long ago. */
        async change(who: Name, { id, version, list }: Seen, change: Change) {
          const request = { params: { id }, body: { version, ...change } };
          const { token } = staff[who];
          const answer = await backend.send(updatePayment, { token, ...request });
          if (!(await world.heard(answer))) return;
          const hands = world.hands[id] ?? [];
          const { status } = change;
          if (status === 'APPROVED') {
            if (hands.includes(who)) throw new Error(`${who} approves what they have prepared.`);
            world.approvedAs[id] = list;
          }
          if (!change.results && (!status || status === 'FORMED'))
            world.hands[id] = [...new Set([...hands, who])].sort();
        },

        async payFailed(who: Name, { id }: Seen) {
          const { token } = staff[who];
          await world.heard(await backend.send(createFailedRegister, { token, params: { id } }));
        },

        async payEverybody() {
          await world.heard(await desk.create([payees.eduOrgId]));
        },
      };
      const { id, status, list } = await world.read();
      if (status !== 'DRAFT' && status !== 'FORMED') world.approvedAs[id] = list;
      return world;
    },
  };
}

export type RegisterWorld = Awaited<ReturnType<ReturnType<typeof registerWorldForFile>['open']>>;
