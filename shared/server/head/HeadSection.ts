/** A tag as it will be written: every attribute was understood. */
export interface AdmittedTag {
  name: 'meta' | 'link' | 'script' | 'style';
  attributes: Record<string, string>;
  /** What stands in it: rules of style, or data. */
  text?: string;
  /** What it brings runs or styles, so the policy of the page has to know it. */
  needsNonce?: boolean;
}

/** What staff add to the head of every page. */
export interface HeadSection {
  tags: AdmittedTag[];
  /** Names of the tags and attributes that have no place there. */
  skipped: string[];
}
