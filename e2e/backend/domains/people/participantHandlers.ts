import type { ParsedInput } from '@campus/shared/contract/call';
import { identityMoves } from '@campus/shared/contract/people/machine';
import type * as people from '@campus/shared/contract/people/calls';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Diff } from '../../platform/audit/auditTables';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { lockHuman } from '../accounts/lockHuman';
import { Refusal } from '../../platform/access/Refusal';
import { fcmTokens } from '../inbox/inboxTables';
import { humans, students } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { users } from '../accounts/userTables';
import { assertMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import { consentTextsIn } from '../support/consentTexts';
import { agreementOf } from './agreementOf';
import { compareWithRecord } from './compareWithRecord';
import { studentClaims } from './peopleTables';
import { notCounted } from '../../platform/limits/notCounted';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import type { Participant } from '../../platform/access/Requester';
import { readOwnProfile } from './readOwnProfile';
import { updateCurrentHuman } from './updateCurrentHuman';

type Call = typeof people.updateIdentity;

const fivePerDay = { max: 5, seconds: 86_400 };
const limitKey = ({ visitor }: Context<Participant>) => `identity:${visitor.id}`;

/** Before anything is looked up: which СНИЛС somebody has already is not to be tried out. */
async function limit(context: Context<Participant>) {
  const { isAllowed, retryAfter } = await context.limits.hit(limitKey(context), fivePerDay);
  if (!isAllowed) throw tooManyRequests('IDENTITY_LIMIT', retryAfter);
}

async function save(
  tx: Database,
  context: Context<Participant>,
  { version, ...identity }: ParsedInput<Call>['body'],
) {
  const { id } = context.visitor;
  const before = await lockHuman(tx, id);
  assertMove('identity', identityMoves.fill, before.identityStatus);
  const edited = { id, version: version ?? before.version };
  // The whole identity is replaced: what is not given any more is gone.
  const set = { middleName: null, inn: null, ...identity, identityStatus: 'FILLED' };
  const after = await saveVersion(tx, humans, edited, set);
  await recordLog(tx, context, {
    action: 'human.identity.update',
    entity: { type: 'human', id },
    humanId: id,
    diff: diffOf(before, after),
  });
  await compareWithRecord(tx, after, before.identityStatus);
}

/** The names and documents that a card needs; whoever has a record of study is compared again. */
const updateIdentity: Handler<Call> = async ({ body }, context) => {
  const { db, limits, visitor, language } = context;
  await limit(context);
  // Whose number it is stays untold.
  const taken = new Refusal(409, 'SNILS_TAKEN', { fields: { snils: 'SNILS_TAKEN' } });
  await db
    .transaction((tx) => save(tx, context, body))
    .catch(refuseDuplicate('humans_active_snils', taken))
    // Neither has looked at anything but the person's own record.
    .catch(notCounted(() => limits.giveBack(limitKey(context)), ['VERSION', 'STATE']));
  return readOwnProfile(db, visitor.id, language);
};

/** Who turns push messages on, on a device, wants them, whatever was said before. */
async function wantPush(tx: Database, humanId: string): Promise<Diff> {
  const isOff = and(eq(humans.id, humanId), eq(humans.pushEnabled, false));
  const changed = await tx
    .update(humans)
    .set({ pushEnabled: true })
    .where(isOff)
    .returning({ id: humans.id });
  return changed.length > 0 ? { pushEnabled: { from: false, to: true } } : {};
}

/**
 * A device belongs to whoever signed in on it last, and only they can turn it off. It is written to
 * for as long as the session goes on that has said so last.
 */
const saveFcmToken: Handler<typeof people.saveFcmToken> = async ({ body }, context) => {
  const { db, visitor } = context;
  const { token, platform, isOn } = body;
  await db.transaction(async (tx) => {
    if (!isOn) {
      const isOwn = and(eq(fcmTokens.token, token), eq(fcmTokens.humanId, visitor.id));
      await tx.delete(fcmTokens).where(isOwn);
      return;
    }
    const { id: humanId, sessionId } = visitor;
    // A session is one device: the browser has replaced the token that it had there.
    const ofDevice = and(eq(fcmTokens.sessionId, sessionId), eq(fcmTokens.platform, platform));
    await tx.delete(fcmTokens).where(and(ofDevice, ne(fcmTokens.token, token)));
    const [saved] = await tx
      .insert(fcmTokens)
      .values({ humanId, sessionId, token, platform })
      .onConflictDoUpdate({
        target: fcmTokens.token,
        set: { humanId, sessionId, platform },
        setWhere: ne(fcmTokens.humanId, humanId),
      })
      .returning();
    // Every start of the page or app says so again; only news are written down.
    if (!saved) {
      await tx.update(fcmTokens).set({ sessionId }).where(eq(fcmTokens.token, token));
      return;
    }
    await recordLog(tx, context, {
      action: 'human.device.add',
      entity: { type: 'human', id: visitor.id },
      humanId: visitor.id,
      diff: { platform: { to: platform }, ...(await wantPush(tx, visitor.id)) },
    });
  });
  return {};
};

async function languageOfStaff(db: Database, id: string) {
  const [row] = await db
    .select({ id: languages.id, key: languages.key })
    .from(users)
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(eq(users.id, id));
  return row;
}

/** Start-up asks this with any token, so a staff token is answered and not refused. */
const getCurrentHuman: Handler<typeof people.getCurrentHuman> = async (
  _,
  { db, visitor, language },
) => {
  if (visitor.kind === 'HUMAN') return readOwnProfile(db, visitor.id, language);
  const own = await languageOfStaff(db, visitor.id);
  if (!own) throw new Refusal(401, 'TOKEN');
  return { kind: 'STAFF', language: own, student: null };
};

/** The record of study that an identity is compared with: the linked one, else the last claimed. */
async function comparedRecord(db: Database, humanId: string) {
  const [own] = await db.select().from(students).where(eq(students.humanId, humanId));
  if (own) return own;
  const isOpen = and(eq(studentClaims.humanId, humanId), eq(studentClaims.status, 'WAITING'));
  const [claimed] = await db
    .select({ record: students })
    .from(studentClaims)
    .innerJoin(students, eq(students.id, studentClaims.studentId))
    .where(isOpen)
    .orderBy(desc(studentClaims.createdAt))
    .limit(1);
  return claimed?.record;
}

/** Names the fields that disagree; what the record says stays untold. */
const getIdentityAgreement: Handler<typeof people.getIdentityAgreement> = async (
  _,
  { db, visitor },
) => {
  const [human] = await db.select().from(humans).where(eq(humans.id, visitor.id));
  const record = await comparedRecord(db, visitor.id);
  if (!human || !record || human.identityStatus === 'EMPTY') return null;
  return agreementOf(human, record, null);
};

export const participantHandlers = {
  getCurrentHuman,
  getIdentityAgreement,
  listConsentTexts: (_, { language }) => Promise.resolve(consentTextsIn(language)),
  updateCurrentHuman,
  updateIdentity,
  saveFcmToken,
} satisfies Partial<Handlers<typeof people>>;
