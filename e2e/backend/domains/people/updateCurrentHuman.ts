import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/people/calls';
import { eq } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { checkNewPassword } from '../auth/checkNewPassword';
import { hashPassword } from '../auth/createPasswords';
import { endSessions } from '../auth/endSessions';
import { reauthenticate } from '../auth/reauthenticate';
import type { Database } from '../../platform/database/Database';
import { tellOwner } from '../auth/tellOwner';
import { warnOwner } from '../auth/warnOwner';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler } from '../../platform/Handler';
import { lockHuman } from '../accounts/lockHuman';
import { saveConsents } from './saveConsents';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { illegalMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import { compareWithRecord } from './compareWithRecord';
import type { Participant } from '../../platform/access/Requester';
import { readOwnProfile } from './readOwnProfile';

type Call = typeof contract.updateCurrentHuman;
type Body = ParsedInput<Call>['body'];
type Human = typeof humans.$inferSelect;

const nameFields = ['lastName', 'firstName', 'middleName'] as const;

/** A verified name is what the card shows: it changes only with the documents. */
function checkNames(human: Human, body: Body) {
  const isOther = nameFields.some((name) => body[name] !== undefined && body[name] !== human[name]);
  if (isOther && human.identityStatus === 'VERIFIED') throw illegalMove('identity', 'VERIFIED');
}

async function checkLanguage(tx: Database, languageId: string | undefined) {
  if (!languageId) return;
  const [known] = await tx.select().from(languages).where(eq(languages.id, languageId));
  if (!known) {
    throw new Refusal(422, 'LANGUAGE_UNKNOWN', { fields: { languageId: 'LANGUAGE_UNKNOWN' } });
  }
}

async function hashNew({ password, ...proof }: Body, context: Context<Participant>) {
  if (password === undefined) return undefined;
  const { db, visitor } = context;
  const [human] = await db.select().from(humans).where(eq(humans.id, visitor.id));
  const { email, passwordHash } = assertDefined(human);
  await checkNewPassword(password, { field: 'password', email });
  await reauthenticate({ kind: 'HUMAN', email, passwordHash }, proof, context);
  return hashPassword(password);
}

async function save(tx: Database, context: Context<Participant>, body: Body, hash?: string) {
  const { visitor, ip } = context;
  const { consents, version, lastName, firstName, middleName, phone, languageId } = body;
  const before = await lockHuman(tx, visitor.id);
  checkNames(before, body);
  await checkLanguage(tx, body.languageId);
  const edited = { id: visitor.id, version: version ?? before.version };
  const after = await saveVersion(tx, humans, edited, {
    ...{ lastName, firstName, middleName, phone, languageId },
    pushEnabled: body.pushEnabled,
    passwordHash: hash,
  });
  await recordLog(tx, context, {
    action: 'human.profile.update',
    entity: { type: 'human', id: visitor.id },
    humanId: visitor.id,
    diff: diffOf(before, after),
  });
  if (nameFields.some((name) => after[name] !== before[name])) {
    await compareWithRecord(tx, after, before.identityStatus);
  }
  if (consents) await saveConsents(tx, context, { humanId: visitor.id, given: consents, ip });
  if (!hash) return;
  const others = { kind: 'HUMAN', id: visitor.id, exceptSessionId: visitor.sessionId } as const;
  await endSessions(tx, others, 'password');
  await recordLog(tx, context, {
    action: 'human.password.change',
    entity: { type: 'human', id: visitor.id },
    humanId: visitor.id,
  });
  await warnOwner(tx, visitor, 'password');
  await tellOwner(tx, context, visitor, 'PASSWORD');
}

export const updateCurrentHuman: Handler<Call> = async ({ body }, context) => {
  const { db, visitor, language } = context;
  // Hashing takes long: not while the row is locked.
  const hash = await hashNew(body, context);
  await db.transaction((tx) => save(tx, context, body, hash));
  return readOwnProfile(db, visitor.id, language);
};
