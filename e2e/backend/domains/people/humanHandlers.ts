import type { LanguageKey } from '@campus/shared/contract/fields';
import { daysToRestore, humanMoves, identityMoves } from '@campus/shared/contract/people/machine';
import { eq, asc, desc, inArray, and, ne, sql } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import { newestCards } from '../cards/newestCards';
import type { Database } from '../../platform/database/Database';
import { findPage } from '../../platform/database/onPage';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { tellHuman } from '../inbox/tellHuman';
import { selectStudents, toStudent } from '../accounts/toStudent';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { readLog, toLogEntry } from '../../platform/audit/readLog';
import { students, humans } from '../accounts/humanTables';
import { assertMove, illegalMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import { hasRole, scopeOf } from '../../platform/access/hasRole';
import type { StaffMember } from '../../platform/access/Requester';
import { assertVisible } from '../accounts/assertVisible';
import { sharedAmong } from '../accounts/isShared';
import { countHumans } from './countHumans';
import { registerWhere } from './humansWhere';
import { lockHuman } from '../accounts/lockHuman';
import { maskSnils } from './maskDocuments';
import { readHuman } from './readHuman';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { ParsedInput } from '@campus/shared/contract/call';
import { diffOf } from '../../platform/audit/diffOf';
import { tellOwner } from '../auth/tellOwner';
import { actOnCard } from '../cards/actOnCard';
import { emailChanges } from './peopleTables';
import { identityNotices } from './identityNotices';
import type * as contract from '@campus/shared/contract/people/staffCalls';

const msToRestore = daysToRestore * 86_400_000;

/** Nobody is signed in to an account that was deleted: without a letter its owner would not know. */
const welcome = {
  kind: 'INFO' as const,
  link: peoplePaths.me(),
  mailedAs: { ru: 'Войти', en: 'Sign in' },
  title: { ru: 'Учётная запись восстановлена', en: 'Your account is restored' },
  body: {
    ru: 'Мы вернули вашу учётную запись со всеми данными. Войдите, как раньше.',
    en: 'Your account is back, with everything in it. Sign in as before.',
  },
};

async function restore(tx: Database, context: Context<StaffMember>, id: string) {
  const human = await lockHuman(tx, id);
  assertMove('human', humanMoves.restore, human.state);
  const deletedAt = human.deletedAt?.getTime() ?? 0;
  if (context.now() - deletedAt > msToRestore) throw new Refusal(422, 'RESTORE_TOO_LATE');
  await saveVersion(tx, humans, human, { state: 'ACTIVE', deletedAt: null });
  await recordLog(tx, context, {
    action: 'human.restore',
    entity: { type: 'human', id },
    humanId: id,
    diff: { state: { from: human.state, to: 'ACTIVE' } },
  });
  await tellHuman(tx, id, welcome);
}

const restoreHuman: Handler<typeof contract.restoreHuman> = async ({ params: { id } }, context) => {
  // Both were free meanwhile, and are those of somebody who signed up, often the same person.
  const emailTaken = new Refusal(409, 'RESTORE_EMAIL_TAKEN');
  const snilsTaken = new Refusal(409, 'RESTORE_SNILS_TAKEN');
  await context.db
    .transaction((tx) => restore(tx, context, id))
    .catch(refuseDuplicate('humans_active_email', emailTaken))
    .catch(refuseDuplicate('humans_active_snils', snilsTaken));
  const { profile } = await readHuman(id, context);
  return profile;
};

/** Joined to the page only: the register itself is read without them. */
async function studiesOf(db: Database, humanIds: string[], language: LanguageKey) {
  const rows = await selectStudents(db).where(inArray(students.humanId, humanIds));
  return new Map(rows.map((row) => [row.student.humanId, toStudent(row, language)]));
}

const filterHumans: Handler<typeof contract.filterHumans> = async (
  { query: { skip, size, ...order }, body },
  { db, visitor, language },
) => {
  const scope = scopeOf(visitor);
  const where = registerWhere(body, scope);
  const orderBy = [(order.asc ? asc : desc)(humans.createdAt)];
  const page = { skip, size };
  const { isOnPage, total } = await findPage(db, humans, {
    ...{ where, orderBy, ...page, isSought: Boolean(body.search) },
    count: () => countHumans(db, body, scope),
  });
  const rows = await db
    .select()
    .from(humans)
    .where(isOnPage)
    .orderBy(...orderBy, humans.id);
  const ids = rows.map(({ id }) => id);
  const studies = await studiesOf(db, ids, language);
  const cards = await newestCards(db, scope ? await sharedAmong(db, ids) : ids);
  const items = rows.map((human) => ({
    ...human,
    snils: maskSnils(human.snils),
    student: studies.get(human.id) ?? null,
    card: cards.get(human.id) ?? null,
    createdAt: human.createdAt.toISOString(),
    lastLoginAt: human.lastLoginAt?.toISOString() ?? null,
  }));
  return { items, total, ...page };
};

const listHumanLogs: Handler<typeof contract.listHumanLogs> = async (
  { params: { id }, query: page },
  { db, visitor },
) => {
  await assertVisible(db, visitor, id);
  return readLog(db, { where: eq(logs.humanId, id), ...page }, toLogEntry);
};

/** The documents as they are; nobody sees them without leaving a trace. */
async function readInFull(id: string, reason: string | undefined, context: Context<StaffMember>) {
  if (!hasRole(context.visitor, 'ADMIN', 'SUPPORT')) throw new Refusal(403, 'FORBIDDEN');
  return context.db.transaction(async (tx) => {
    const { human, profile } = await readHuman(id, { ...context, db: tx });
    const entity = { type: 'human', id };
    const diff = reason === undefined ? undefined : { reason: { to: reason } };
    await recordLog(tx, context, { action: 'human.documents.view', entity, humanId: id, diff });
    const { snils, inn, passport } = human;
    return { ...profile, snils, inn, passport };
  });
}

const getHuman: Handler<typeof contract.getHuman> = async ({ params, query }, context) => {
  if (query.full) return readInFull(params.id, query.reason, context);
  const { profile } = await readHuman(params.id, context);
  return profile;
};

const listHumanPrograms: Handler<typeof contract.listHumanPrograms> = async (
  { params: { id } },
  { db, visitor, language },
) => {
  await assertVisible(db, visitor, id);
  const rows = await selectStudents(db).where(eq(students.humanId, id));
  return rows.map((row) => ({
    ...toStudent(row, language),
    program: { ...row.program, name: inLanguage(row.program.name, language) },
  }));
};

const msToConfirm = 7 * 86_400_000;

const message = {
  kind: 'INFO' as const,
  link: peoplePaths.emailChange(),
  title: { ru: 'Почту хотят сменить', en: 'Your email is about to change' },
  body: {
    ru: 'Сотрудник поддержки указал для вас другую почту, второй сотрудник должен это подтвердить. Если вы об этом не просили, откажитесь в профиле: туда ведёт это сообщение.',
    en: 'A member of our support team has entered a different email for you, and a second one has to confirm it. If you did not ask for this, refuse it in your profile: this message leads there.',
  },
};

async function assertFree(tx: Database, id: string, email: string) {
  const isTaken = and(
    eq(sql`lower(${humans.email})`, email.toLowerCase()),
    eq(humans.state, 'ACTIVE'),
    ne(humans.id, id),
  );
  if ((await tx.$count(humans, isTaken)) === 0) return;
  throw new Refusal(409, 'EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
}

/**
 * Keeps another e-mail for a person until a second member of staff confirms it, and tells both
 * addresses. A newer one takes the place of an older one.
 * @throws Refusal 409 EMAIL_TAKEN.
 */
async function requestEmailChange(
  tx: Database,
  context: Context<StaffMember>,
  human: typeof humans.$inferSelect,
  email: string,
) {
  const { visitor, now } = context;
  const { id } = human;
  await assertFree(tx, id, email);
  const requestedAt = new Date(now());
  const expiresAt = new Date(now() + msToConfirm);
  const wish = { email, requestedBy: visitor.id, requestedAt, expiresAt };
  await tx
    .insert(emailChanges)
    .values({ humanId: id, ...wish })
    .onConflictDoUpdate({ target: emailChanges.humanId, set: wish });
  await recordLog(tx, context, {
    action: 'human.email.request',
    entity: { type: 'human', id },
    humanId: id,
    diff: { email: { from: human.email, to: email } },
  });
  await tellHuman(tx, id, message);
  const owner = { kind: 'HUMAN', id } as const;
  await tellOwner(tx, context, owner, 'EMAIL_REQUESTED');
  await tellOwner(tx, context, owner, 'EMAIL_PROPOSED', { to: email });
}

type Call = typeof contract.updateHuman;
type Body = ParsedInput<Call>['body'];
type Human = typeof humans.$inferSelect;

function checkMoves(human: Human, { identityStatus }: Body) {
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  // A form sends the whole record back: what stays is no move.
  if (!identityStatus || identityStatus === human.identityStatus) return;
  assertMove('identity', identityMoves.decide, human.identityStatus);
}

async function save(tx: Database, context: Context<StaffMember>, id: string, body: Body) {
  const { comment, cardAction, version, email, ...fields } = body;
  const before = await lockHuman(tx, id);
  checkMoves(before, body);
  const after = await saveVersion(tx, humans, { id, version }, fields);
  if (cardAction) await actOnCard(tx, context, id, cardAction);
  await recordLog(tx, context, {
    action: 'human.update',
    entity: { type: 'human', id },
    humanId: id,
    diff: { ...diffOf(before, after), comment: { to: comment } },
  });
  if (email !== undefined && email !== before.email)
    await requestEmailChange(tx, context, before, email);
  const { identityStatus } = after;
  if (identityStatus === before.identityStatus || identityStatus === 'EMPTY') return;
  await tellHuman(tx, id, identityNotices[identityStatus]);
}

const updateHuman: Handler<Call> = async ({ params: { id }, body }, context) => {
  await context.db.transaction((tx) => save(tx, context, id, body));
  const { profile } = await readHuman(id, context);
  return profile;
};

export const humanHandlers = {
  filterHumans,
  getHuman,
  updateHuman,
  restoreHuman,
  listHumanPrograms,
  listHumanLogs,
} satisfies Partial<Handlers<typeof contract>>;
