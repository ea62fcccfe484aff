import { jwtVerify, errors, SignJWT } from 'jose';

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
export async function readCode(token: string, { key, now }: { key: Uint8Array; now: number }) {
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
