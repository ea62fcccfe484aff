import type * as contract from '@campus/shared/contract/participants';
import { readCard } from '../cards/readCard';
import type { Handler } from '../Handler';
import { signCardQr } from './signCardQr';

export const getCampusCard: Handler<typeof contract.getCampusCard> = async (
  _,
  { db, visitor, language, keys, now },
) => {
  const card = await readCard(db, visitor.id, language);
  if (!card) return null;
  const isActive = card.status === 'ACTIVE';
  const qr = isActive ? await signCardQr(card.id, keys.card, now()) : null;
  return { ...card, qrToken: qr?.token ?? null, qrExpiresAt: qr?.expiresAt ?? null };
};
