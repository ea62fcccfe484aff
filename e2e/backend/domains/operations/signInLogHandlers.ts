import { browsers, systems } from '@campus/shared/contract/auth/devices';
import * as contract from '@campus/shared/contract/operations/calls';
import type { SignInEvent, signInFilterRequest } from '@campus/shared/contract/operations/requests';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { type LogRow, readLog } from '../../platform/audit/readLog';
import { accountEntity, recordAccountEvent, recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { liftPause, listPauses } from '../auth/signInPauses';
import { accountNames } from './accountNames';

const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** Accounts by what they sign in with, in lower case. */
async function accountsOf(db: Database, names: readonly string[]) {
  if (names.length === 0) return [];
  const [email, login] = [sql<string>`lower(${humans.email})`, sql<string>`lower(${users.login})`];
  const people = await db
    .select({ id: humans.id, name: email })
    .from(humans)
    // Each half has an index of its own.
    .where(
      or(
        and(eq(humans.state, 'ACTIVE'), inArray(email, lowered(names))),
        and(ne(humans.state, 'ACTIVE'), inArray(email, lowered(names))),
      ),
    )
    // Whoever has closed an account may have made another by the address: that one signs in.
    .orderBy(sql`${humans.state} <> 'ACTIVE'`, desc(humans.createdAt));
  const staff = await db
    .select({ id: users.id, name: login })
    .from(users)
    .where(and(inArray(login, lowered(names)), isNull(users.deletedAt)));
  return [
    ...people.map((row) => ({ ...row, type: 'HUMAN' as const })),
    ...staff.map((row) => ({ ...row, type: 'USER' as const })),
  ];
}

async function isBy(db: Database, text: string) {
  if (isIP(text)) return eq(logs.ip, text);
  const found = await accountsOf(db, [text]);
  return inArray(logs.entityId, [text, ...found.map(({ id }) => id)]);
}

type Filter = z.output<typeof signInFilterRequest>;

/** Of a UUID. A shorter hash stands for an account that does not exist. */
const idLength = 36;

// A parameter would keep the planner from the index that has this condition.
const isKnown = sql`length(${logs.entityId}) = ${sql.raw(String(idLength))}`;

async function whereOf(db: Database, { search, events, accountType, from, to }: Filter) {
  const actions = events?.map((event) => `${accountEntity}.${event}`);
  return and(
    // Nothing but these events is told of this kind of record: without a choice there is no other test.
    eq(logs.entityType, accountEntity),
    actions?.length ? inArray(logs.action, actions) : undefined,
    search ? await isBy(db, search) : undefined,
    accountType === 'HUMAN' ? isNotNull(logs.humanId) : undefined,
    accountType === 'USER' ? and(isNull(logs.humanId), isKnown) : undefined,
    from ? gte(logs.at, new Date(from)) : undefined,
    to ? lte(logs.at, new Date(to)) : undefined,
  );
}

const textOf = ({ diff }: LogRow, name: string) => {
  const to = diff?.[name]?.to;
  return typeof to === 'string' ? to : null;
};

const oneOf = <T extends string>(known: readonly T[], text: string | null) =>
  known.find((one) => one === text) ?? null;

const unknownAccount = { type: null, id: null, name: null };

function accountOf({ humanId, entityId }: LogRow, names: ReadonlyMap<string, string>) {
  const id = humanId ?? entityId;
  if (id.length !== idLength) return unknownAccount;
  const type = humanId ? ('HUMAN' as const) : ('USER' as const);
  return { type, id, name: names.get(id) ?? null };
}

const filterSignIns: Handler<typeof contract.filterSignIns> = async ({ query, body }, { db }) => {
  const page = { ...query, where: await whereOf(db, body), most: contract.logLimit };
  const { items: rows, ...rest } = await readLog(db, page, (row) => row);
  const ofStaff = rows.filter(({ humanId, entityId }) => !humanId && entityId.length === idLength);
  const names = await accountNames(db, {
    humanIds: rows.flatMap(({ humanId }) => humanId ?? []),
    userIds: ofStaff.map(({ entityId }) => entityId),
  });
  const items = rows.map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), ip: row.ip },
    event: row.action.slice(accountEntity.length + 1) as SignInEvent,
    account: accountOf(row, names),
    method: textOf(row, 'method'),
    code: textOf(row, 'code'),
    browser: oneOf(browsers, textOf(row, 'browser')),
    system: oneOf(systems, textOf(row, 'system')),
  }));
  return { ...rest, items };
};

type Pauses = Awaited<ReturnType<typeof listPauses>>;
type Account = NonNullable<Pauses[number]['account']>;

/** Whose account a pause is of. */
function ownerAmong(found: Awaited<ReturnType<typeof accountsOf>>, { kind, name }: Account) {
  const type = { HUMAN: 'HUMAN', STAFF: 'USER' }[kind];
  return found.find((one) => one.name === name && one.type === type);
}

const listSignInPauses: Handler<typeof contract.listSignInPauses> = async (_, { db }) => {
  const pauses = await listPauses(db);
  const found = await accountsOf(
    db,
    pauses.flatMap(({ account }) => account?.name ?? []),
  );
  const idsOf = (type: 'HUMAN' | 'USER') =>
    found.filter((one) => one.type === type).map(({ id }) => id);
  const names = await accountNames(db, { humanIds: idsOf('HUMAN'), userIds: idsOf('USER') });
  return pauses.map(({ id, account, way, network, until }) => {
    const owner = account && ownerAmong(found, account);
    const known = owner && { type: owner.type, id: owner.id, name: names.get(owner.id) ?? null };
    const whose = account ? (known ?? unknownAccount) : null;
    return { id, account: whose, way, network, until: until.toISOString() };
  });
};

const liftSignInPause: Handler<typeof contract.liftSignInPause> = ({ params }, context) =>
  context.db.transaction(async (tx) => {
    const pause = await liftPause(tx, params.id);
    if (!pause) throw new Refusal(404, 'NOT_FOUND');
    const { account, network } = pause;
    const owner = account && ownerAmong(await accountsOf(tx, [account.name]), account);
    const diff = network ? { network: { to: network } } : undefined;
    if (owner) {
      const kind = owner.type === 'HUMAN' ? 'HUMAN' : 'STAFF';
      await recordAccountEvent(tx, context, { kind, id: owner.id }, 'unpause', diff);
    } else {
      const entity = account
        ? { type: accountEntity, id: context.securityLog.hashOf(account.name) }
        : { type: 'network', id: network ?? '' };
      await recordLog(tx, context, { action: `${entity.type}.unpause`, entity, diff });
    }
    return { id: params.id };
  });

export const signInLogHandlers = { filterSignIns, listSignInPauses, liftSignInPause };
