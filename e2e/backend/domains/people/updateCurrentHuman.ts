import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/people/calls';
import { eq } from 'drizzle-orm';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { illegalMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import type { Participant } from '../../platform/access/Requester';
import type { Actor } from '../../platform/audit/Actor';
import { checkNewPassword } from '../auth/checkNewPassword';
import { hashPassword } from '../auth/createPasswords';
import { endSessions } from '../auth/endSessions';
import { reauthenticate } from '../auth/reauthenticate';
import { tellOwner } from '../auth/tellOwner';
import { warnOwner } from '../auth/warnOwner';
import { lockHuman } from '../accounts/lockHuman';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { tellHuman } from '../inbox/tellHuman';
import { consents } from '../support/supportTables';
import { consentVersion } from '../support/consentVersion';
import { compareWithRecord } from './compareWithRecord';
import { readOwnProfile } from './readOwnProfile';
import { consentsOf } from './consentsOf';

type ConsentType = (typeof consents.$inferSelect)['type'];

const names = {
  PD: { ru: 'Обработка персональных данных', en: 'Processing of personal data' },
  PD_SHARE: { ru: 'Передача данных организации', en: 'Sharing data with your organisation' },
  MAILING: { ru: 'Рассылки', en: 'Mailings' },
} satisfies Record<ConsentType, unknown>;

/** Somebody else in the account could have done it, so its owner is written to as well. */
const toProfile = {
  kind: 'INFO' as const,
  link: peoplePaths.profile(),
  mailedAs: { ru: 'Открыть профиль', en: 'Open your profile' },
};

const consented = (type: ConsentType) => ({
  ...toProfile,
  title: { ru: `Согласие дано: ${names[type].ru}`, en: `Consent given: ${names[type].en}` },
  body: {
    ru: 'Отозвать его можно в профиле в любое время. Если его дали не вы, смените пароль и напишите в поддержку.',
    en: 'You can withdraw it in your profile at any time. If it was not you who gave it, change your password and contact support.',
  },
});

const withdrawal = (type: ConsentType) => ({
  ...toProfile,
  title: {
    ru: `Согласие отозвано: ${names[type].ru}`,
    en: `Consent withdrawn: ${names[type].en}`,
  },
  body: {
    ru: 'Дать его снова можно в профиле в любое время. Если его отозвали не вы, смените пароль и напишите в поддержку.',
    en: 'You can give it again in your profile at any time. If it was not you who withdrew it, change your password and contact support.',
  },
});

interface Wish {
  humanId: string;
  /** All that are given from now on. */
  given: readonly ConsentType[];
  ip: string;
}

/**
 * Adds what changes to the history of consents, and tells its owner.
 * @throws Refusal 422 CONSENT_PD_NEEDED: without that consent there can be no account.
 */
async function saveConsents(tx: Database, actor: Actor, { humanId, given, ip }: Wish) {
  const before = (await consentsOf(tx, humanId)).map(({ type }) => type);
  const added = [...new Set(given)].filter((type) => !before.includes(type));
  const withdrawn = before.filter((type) => !given.includes(type));
  if (withdrawn.includes('PD')) {
    throw new Refusal(422, 'CONSENT_PD_NEEDED', { fields: { consents: 'CONSENT_PD_NEEDED' } });
  }
  const changes = [
    ...added.map((type) => ({ type, isGiven: true })),
    ...withdrawn.map((type) => ({ type, isGiven: false })),
  ];
  if (changes.length === 0) return;
  const known = { humanId, ip, textVersion: consentVersion };
  await tx.insert(consents).values(changes.map((change) => ({ ...change, ...known })));
  await recordLog(tx, actor, {
    action: 'human.consents.update',
    entity: { type: 'human', id: humanId },
    humanId,
    diff: Object.fromEntries(
      changes.map(({ type, isGiven }) => [type, { from: !isGiven, to: isGiven }]),
    ),
  });
  for (const type of added) await tellHuman(tx, humanId, consented(type));
  for (const type of withdrawn) await tellHuman(tx, humanId, withdrawal(type));
}

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
  return { from: passwordHash, to: await hashPassword(password) };
}

/** The old one and the new. */
type Hashes = Awaited<ReturnType<typeof hashNew>>;

/** One that was saved since its owner proved to know the old one wins. */
function checkPassword({ passwordHash }: Human, hashes: Hashes) {
  if (!hashes || hashes.from === passwordHash) return;
  throw new Refusal(422, 'PASSWORD_WRONG', { fields: { currentPassword: 'PASSWORD_WRONG' } });
}

async function save(tx: Database, context: Context<Participant>, body: Body, hashes: Hashes) {
  const { visitor, ip } = context;
  const { consents, version, lastName, firstName, middleName, phone, languageId } = body;
  const before = await lockHuman(tx, visitor.id);
  checkNames(before, body);
  checkPassword(before, hashes);
  await checkLanguage(tx, body.languageId);
  const edited = { id: visitor.id, version: version ?? before.version };
  const after = await saveVersion(tx, humans, edited, {
    ...{ lastName, firstName, middleName, phone, languageId },
    pushEnabled: body.pushEnabled,
    passwordHash: hashes?.to,
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
  if (!hashes) return;
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
  const hashes = await hashNew(body, context);
  await db.transaction((tx) => save(tx, context, body, hashes));
  return readOwnProfile(db, visitor.id, language);
};
