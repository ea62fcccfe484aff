import type * as contract from '@campus/shared/contract/cards/calls';
import type * as resources from '@campus/shared/contract/resources/calls';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { Handlers, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { assertVisible } from '../accounts/assertVisible';
import { eskIssuings } from './cardTables';
import { readCard } from './readCard';

/** Seconds by purpose: whoever scans a code reads from its audience how fresh it has to be. */
const lifetimes = { card: 60, 'card-offline': 72 * 3600 };

interface Signing {
  purpose: keyof typeof lifetimes;
  key: Uint8Array;
  /** Milliseconds. */
  now: number;
}

/** The string behind a card's QR code: for a minute, or for three days without the network. */
async function signCardQr(cardId: string, { purpose, key, now }: Signing) {
  const issued = Math.floor(now / 1000);
  const expires = issued + lifetimes[purpose];
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('campus')
    .setAudience(purpose)
    .setSubject(cardId)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(key);
  return { token, expiresAt: new Date(expires * 1000).toISOString() };
}

const none = { qrToken: null, qrExpiresAt: null, offlineToken: null, offlineExpiresAt: null };

async function codesOf(cardId: string, how: { key: Uint8Array; now: number }) {
  const live = await signCardQr(cardId, { purpose: 'card', ...how });
  const offline = await signCardQr(cardId, { purpose: 'card-offline', ...how });
  return {
    qrToken: live.token,
    qrExpiresAt: live.expiresAt,
    offlineToken: offline.token,
    offlineExpiresAt: offline.expiresAt,
  };
}

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

  async getHumanCard({ params }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
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
