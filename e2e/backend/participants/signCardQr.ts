import { SignJWT } from 'jose';

const lifetime = 60;

/** The string behind a card's QR code: signed, valid for a minute. `now` in milliseconds. */
export async function signCardQr(cardId: string, key: Uint8Array, now: number) {
  const issued = Math.floor(now / 1000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('campus')
    .setAudience('card')
    .setSubject(cardId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetime)
    .sign(key);
  return { token, expiresAt: new Date((issued + lifetime) * 1000).toISOString() };
}
