/** A tag as it will be written: every attribute was understood. */
export interface AdmittedTag {
  name: 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'img';
  attributes: Record<string, string>;
  /** What stands in it: rules of style, data, or code. */
  text?: string;
  /** What a `noscript` holds. */
  children?: AdmittedTag[];
  /** What it brings runs or styles, so the policy of the page has to know it. */
  needsNonce?: boolean;
  /** Code in the page runs by this alone, as a policy names it: `sha256-…`. */
  hash?: string;
  /** A picture would end the head. */
  isInBody?: boolean;
}

/** Why something may not stand in the head of every page. */
export type HeadProblem =
  | 'TAG'
  | 'ATTRIBUTE'
  | 'OWN'
  | 'CONTENT'
  | 'REL'
  | 'ADDRESS'
  | 'ICON'
  | 'INTEGRITY'
  | 'TYPE'
  | 'DATA'
  | 'STYLE'
  | 'BOTH'
  | 'LOADS'
  | 'COMMENT'
  | 'NOSCRIPT'
  | 'TEXT'
  | 'OPEN'
  | 'LONG';

/** What has no place there: its tag and attribute in short, and why. */
export interface RefusedTag {
  problem: string;
  why: HeadProblem;
}

/** What staff add to the head of every page. */
export interface HeadSection {
  tags: AdmittedTag[];
  /** Names of the tags and attributes that have no place there. */
  skipped: string[];
}
