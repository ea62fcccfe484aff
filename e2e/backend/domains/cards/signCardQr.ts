import { SignJWT } from 'jose';

/** Seconds by purpose: whoever scans a code reads from its audience how fresh it has to be. */
const lifetimes = { card: 60, 'card-offline': 72 * 3600 };

interface Signing {
  purpose: keyof typeof lifetimes;
  key: Uint8Array;
  /** Milliseconds. */
  now: number;
}

/** The string behind a card's QR code: for a minute, or for three days without the network. */
export async function signCardQr(cardId: string, { purpose, key, now }: Signing) {
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
