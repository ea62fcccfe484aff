import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';

export interface PlannedRelease {
  release: string;
  /** Address of the script that the shell loads first. */
  entry: string;
}

export interface PlannedRemote extends PlannedRelease {
  declaration: RemoteDeclaration;
  /** The release before this one, for when this one does not load. */
  lastKnownGood: PlannedRelease | null;
}

/** Why a member of staff gets what everybody gets after all. */
export type OverrideProblem = 'missing' | 'unregistered' | 'unreachable' | 'unsuited';

/** What a member of staff tries out in this browser, in production. */
export interface PlannedOverride {
  remote: string;
  release?: string;
  /** The machine that serves the build; a kept release has none. */
  origin?: string;
  problem?: OverrideProblem;
}

export interface PlannedOverrides {
  /** Whose they are, as the token says of itself. */
  by?: string;
  /** Somebody has opened a link for reviewers: it is nobody’s in particular. */
  isReview?: true;
  /** Milliseconds since 1970. */
  until: number;
  remotes: PlannedOverride[];
}

/** What the server decided for this visitor: which release of which remote, and every file's hash. */
export interface Plan {
  /** The shell's own. */
  release: string;
  language: LanguageKey;
  remotes: PlannedRemote[];
  /**
   * Address to `sha384-…`, for every script and style that the page may load. A document has none of the
   * last known good releases: whoever needs one asks for the plan again.
   */
  integrity: Record<string, string>;
  /** Remotes of which a document has none either: its page does not begin with them. */
  later?: string[];
  /** Where files of releases come from, when that is not the address of the page. */
  filesOrigin?: string;
  /** Signed: which releases this document was made with. Reports of failures repeat it. */
  visit?: string;
  /** Tags and attributes of `clientHeadSection` that have no place in a page. */
  skippedHead?: string[];
  /** Only for who tries something out. */
  overrides?: PlannedOverrides;
  /** Empty outside of development: their files change with every keystroke and have no hash. */
  developmentOrigins: string[];
}

/** The plan that the server wrote into the page. */
export function readPlan(): Plan {
  const element = document.getElementById('plan');
  if (!element?.textContent) throw new Error('The page came without its plan.');
  return JSON.parse(element.textContent) as Plan;
}

/** What a plan says of a remote. */
export const findPlanned = ({ remotes }: Plan, name: string) =>
  remotes.find(({ declaration }) => declaration.name === name);
