import { errors, jwtVerify, SignJWT } from 'jose';
import type { Claims } from '../../platform/http/Sessions';

const issuer = 'campus';
const lifetime = 600;

export type Tokens = ReturnType<typeof createTokens>;

const signatureError = (error: unknown) => {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
};

/** Signs and reads session tokens: HS256, ten minutes. `now` gives milliseconds. */
export function createTokens(key: Uint8Array, now: () => number) {
  const options = {
    algorithms: ['HS256'],
    issuer,
    requiredClaims: ['sub', 'sid', 'jti', 'kind', 'exp'],
  };
  return {
    mint({ sub, jti, ...claims }: Claims) {
      const seconds = Math.floor(now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(sub)
        .setJti(jti)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetime)
        .sign(key);
    },
    /** The claims of a token that expired at most `tolerance` seconds ago, else undefined. */
    read(token: string, tolerance = 0): Promise<Claims | undefined> {
      const verification = { ...options, clockTolerance: tolerance, currentDate: new Date(now()) };
      return jwtVerify<Claims>(token, key, verification).then(
        ({ payload }) => payload,
        signatureError,
      );
    },
  };
}
