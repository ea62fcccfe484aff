import type { LanguageKey } from '@campus/shared/contract/fields';
import type { SearchedKind } from './useSearchKinds';

/** Something that was found, whatever it is. */
export interface Find {
  id: string;
  to: string;
  title: string;
  /** What it is about. */
  summary: string;
  /** When, where, or of which category. */
  facts: string[];
  /** Which language the title is in. */
  lang: LanguageKey;
}

/** What was found of one kind; another kind that fails does not take it away. */
export interface FoundGroup {
  kind: SearchedKind;
  finds: Find[];
  total: number;
  skip: number;
  size: number;
  status: 'waiting' | 'failed' | 'ready';
  /** An answer to the words before, while the next one is on its way. */
  isStale: boolean;
  isRetrying: boolean;
  retry: () => void;
}
