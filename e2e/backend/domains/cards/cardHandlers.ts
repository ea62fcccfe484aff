import { createHash } from 'node:crypto';
import { eq, desc, sql } from 'drizzle-orm';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { dayAt } from '@campus/shared/contract/days';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { scopeOf } from '../../platform/access/hasRole';
import { inLanguage } from '../../platform/messages/inLanguage';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { mediaFiles } from '../../platform/files/fileTables';
import type { Limits } from '../../platform/limits/createLimits';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { assertVisible } from '../accounts/assertVisible';
import { sharedAmong } from '../accounts/isShared';
import { toOrganisation } from '../resources/toOrganisation';
import { eduOrgs, studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { eskIssuings, eskCards } from './cardTables';
import { msPerDay } from './issueCard';
import { jwtVerify, errors, SignJWT } from 'jose';
import type * as contract from '@campus/shared/contract/cards/calls';
import type * as resources from '@campus/shared/contract/resources/calls';

/** A queue at one door scans from one address; nobody can guess a signature at this pace. */
const perAddress = { max: 60, seconds: 60 };

/** A card, its owner, and the organisation where the owner is a student now. */
async function findCard(db: Database, id: string) {
  const [found] = await db
    .select({ card: eskCards, human: humans, eduOrg: eduOrgs, status: studentStatuses })
    .from(eskCards)
    .innerJoin(humans, eq(humans.id, eskCards.humanId))
    // Unlinked, a study takes the right to the card along, and not the card.
    .leftJoin(students, eq(students.humanId, eskCards.humanId))
    .leftJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .leftJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(eskCards.id, id));
  if (!found) return undefined;
  const { card, human, eduOrg, status } = found;
  // Whose identity differs from the record is no student: the record may be another's.
  const isStudent = status?.isStudying && human.identityStatus !== 'MISMATCH';
  return { card, human, eduOrg: isStudent ? eduOrg : null };
}

const initial = (name: string | null) => (name ? [`${[...name][0] ?? ''}.`] : []);

/** Seconds by purpose: whoever scans a code reads from its audience how fresh it has to be. */
const lifetimes = { card: 60, 'card-offline': 72 * 3600 };

interface Signing {
  purpose: keyof typeof lifetimes;
  key: Uint8Array;
  /** Milliseconds. */
  now: number;
}

/**
 * The string behind a card's QR code: for a minute, or for three days without the network. The longer
 * it is, the finer the code: it has nothing that its audience and its end do not say, and the 16 bytes
 * of the card's id as base64url.
 */
async function signCardQr(cardId: string, { purpose, key, now }: Signing) {
  const expires = Math.floor(now / 1000) + lifetimes[purpose];
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(Buffer.from(cardId.replaceAll('-', ''), 'hex').toString('base64url'))
    .setExpirationTime(expires)
    .sign(key);
  return { token, expiresAt: new Date(expires * 1000).toISOString() };
}

/** Both codes of a card. */
export async function codesOf(cardId: string, how: { key: Uint8Array; now: number }) {
  const live = await signCardQr(cardId, { purpose: 'card', ...how });
  const offline = await signCardQr(cardId, { purpose: 'card-offline', ...how });
  return {
    qrToken: live.token,
    qrExpiresAt: live.expiresAt,
    offlineToken: offline.token,
    offlineExpiresAt: offline.expiresAt,
  };
}

const uuidOf = (subject: string) => {
  const hex = Buffer.from(subject, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The card that a code stands for; `OLD` where it has run out, `UNKNOWN` where it is none of ours. */
async function readCode(token: string, { key, now }: { key: Uint8Array; now: number }) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: Object.keys(lifetimes),
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now),
    });
    const { sub = '', aud } = payload;
    return { cardId: uuidOf(sub), isOffline: aud === 'card-offline' };
  } catch (error) {
    // The signature was right: claims are looked at after it.
    if (error instanceof errors.JWTExpired) return 'OLD';
    if (error instanceof errors.JOSEError) return 'UNKNOWN';
    throw error;
  }
}

/** Nothing where a code is checked for the first time; the counter outlives the code. */
async function earlierCheck(limits: Limits, token: string) {
  const seconds = lifetimes.card;
  const digest = createHash('sha256').update(token).digest('base64url');
  const { isAllowed, retryAfter } = await limits.hit(`verify-code:${digest}`, { max: 1, seconds });
  return isAllowed ? {} : { checkedSecondsAgo: seconds - retryAfter };
}

/** Whoever scans a code learns as much as lets them compare it with a document, and no more. */
const verifyCard: Handler<typeof contract.verifyCard> = async (
  { params },
  { db, keys, now, limits, ip, language },
) => {
  const { isAllowed, retryAfter } = await limits.hitNetwork('verify-address', ip, perAddress);
  if (!isAllowed) throw tooManyRequests('VERIFY_LIMIT', retryAfter);

  const code = await readCode(params.token, { key: keys.card, now: now() });
  if (typeof code === 'string') return { result: code };
  const found = await findCard(db, code.cardId);
  if (!found) return { result: 'UNKNOWN' };
  const { card, human, eduOrg } = found;
  const hasEnded = card.expiresAt !== null && card.expiresAt < dayAt(now());
  if (!eduOrg || card.status !== 'ACTIVE' || human.state !== 'ACTIVE' || hasEnded)
    return { result: 'INVALID' };
  return {
    result: 'VALID',
    isOffline: code.isOffline,
    initials: [...initial(human.firstName), ...initial(human.lastName)],
    organisation: inLanguage(eduOrg.name, language),
    expiresAt: card.expiresAt,
    // The code for days is on paper too: it is shown at every door.
    ...(!code.isOffline && (await earlierCheck(limits, params.token))),
  };
};

const readyOn = (
  { createdAt }: typeof eskCards.$inferSelect,
  issuing: typeof eskIssuings.$inferSelect | null,
) => dayAt(createdAt.getTime() + (issuing?.leadDays ?? 0) * msPerDay);

/** The newest and a few before it: more is not a card any more but history. */
const shown = 11;

const selectCards = (db: Database, humanId: string) =>
  db
    .select({
      card: eskCards,
      human: humans,
      student: students,
      eduOrg: eduOrgs,
      issuing: eskIssuings,
      photo: mediaFiles,
    })
    .from(eskCards)
    .innerJoin(humans, eq(humans.id, eskCards.humanId))
    // Unlinked, a study takes the right to the card along, and not the card.
    .leftJoin(students, eq(students.humanId, eskCards.humanId))
    .leftJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .leftJoin(eskIssuings, eq(eskIssuings.id, eskCards.issuingId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, sql`coalesce(${eskCards.photoId}, ${humans.photoId})`))
    .where(eq(eskCards.humanId, humanId))
    .orderBy(desc(eskCards.createdAt), eskCards.id)
    .limit(shown);

/** A person’s card as it is shown, without its code; null while there is none. */
async function readCard(db: Database, humanId: string, language: LanguageKey) {
  const [newest, ...before] = await selectCards(db, humanId);
  if (!newest) return null;
  const { card, human, student, eduOrg, issuing, photo } = newest;
  return {
    ...card,
    photoUrl: photo && fileUrl(photo),
    issuing: issuing && { ...issuing, name: inLanguage(issuing.name, language) },
    previous: before.map((row) => row.card),
    holder: {
      lastName: human.lastName ?? '',
      firstName: human.firstName ?? '',
      middleName: human.middleName,
    },
    eduOrg: eduOrg && toOrganisation(eduOrg, language),
    level: student?.level ?? null,
    readyOn: card.status === 'ISSUING' ? readyOn(card, issuing) : null,
  };
}

const none = { qrToken: null, qrExpiresAt: null, offlineToken: null, offlineExpiresAt: null };

const getCampusCard: Handler<typeof contract.getCampusCard> = async (
  _,
  { db, visitor, language, keys, now },
) => {
  const card = await readCard(db, visitor.id, language);
  if (!card) return null;
  const codes =
    card.status === 'ACTIVE' ? await codesOf(card.id, { key: keys.card, now: now() }) : none;
  return { ...card, ...codes };
};

export const cardHandlers = {
  getCampusCard,
  verifyCard,

  async getHumanCard({ params }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    if (scopeOf(visitor) && (await sharedAmong(db, [params.id])).length === 0) {
      throw new Refusal(403, 'CARD_NOT_SHARED');
    }
    return readCard(db, params.id, language);
  },

  async listEskIssuing(_, { db, visitor, language }) {
    const rows = await db
      .select()
      .from(eskIssuings)
      .where(visitor.kind === 'STAFF' ? undefined : eq(eskIssuings.isActive, true))
      .orderBy(eskIssuings.leadDays, eskIssuings.id);
    return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
  },
} satisfies Partial<Handlers<typeof contract & typeof resources>>;
