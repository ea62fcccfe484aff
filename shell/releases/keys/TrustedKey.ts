/**
 * What a key may do: `release` signs releases and moves; `gate` signs what the gate has found;
 * `server` signs the moves of the server itself, and of people who ask it for one.
 */
export type Right = 'release' | 'gate' | 'server';

/** Who may sign releases and moves, and of what. */
export interface TrustedKey {
  /** First 16 hexadecimal digits of the key’s sha256. */
  id: string;
  /** For people: a team, a pipeline. */
  name: string;
  /** Ed25519, SPKI in DER, base64. */
  publicKey: string;
  /** Null for all of them. */
  remotes: string[] | null;
  /** Left out: `release`, and `gate` for a key of all remotes. */
  rights?: readonly Right[];
  /** ISO 8601. */
  addedAt: string;
  revokedAt: string | null;
}
