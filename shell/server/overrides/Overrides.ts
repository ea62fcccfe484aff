/** A kept release, or a build that a registered machine serves. */
export type Override = { release: string } | { origin: string };

/** What one member of staff runs instead of what everybody gets, in one browser. */
export interface Overrides {
  /** Whose token it was, as the token says of itself. */
  subject: string | undefined;
  /** The same person, as the API says. */
  person: string;
  /** Milliseconds since 1970. */
  until: number;
  /** By remote. */
  remotes: Record<string, Override>;
}
