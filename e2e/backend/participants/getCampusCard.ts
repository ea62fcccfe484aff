import type * as contract from '@campus/shared/contract/participants';
import { readCard } from '../cards/readCard';
import type { Handler } from '../Handler';
import { signCardQr } from './signCardQr';

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

export const getCampusCard: Handler<typeof contract.getCampusCard> = async (
  _,
  { db, visitor, language, keys, now },
) => {
  const card = await readCard(db, visitor.id, language);
  if (!card) return null;
  const codes =
    card.status === 'ACTIVE' ? await codesOf(card.id, { key: keys.card, now: now() }) : none;
  return { ...card, ...codes };
};
