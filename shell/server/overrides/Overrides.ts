/** A kept release, or a build that a registered machine serves. */
export type Override = { release: string } | { origin: string };

/** What runs in one browser instead of what everybody gets: by a right, or by a link for reviewers. */
export interface Overrides {
  /** Whose token it was, as the token says of itself. */
  subject: string | undefined;
  /** The same person, as the API says; nobody in particular where a link was opened. */
  person: string | null;
  /** The key that has signed the link: it must be believed for as long as the release is shown. */
  key?: string;
  /** Milliseconds since 1970. */
  until: number;
  /** By remote. */
  remotes: Record<string, Override>;
}
