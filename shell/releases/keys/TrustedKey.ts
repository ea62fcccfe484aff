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
  /** ISO 8601. */
  addedAt: string;
  revokedAt: string | null;
}
