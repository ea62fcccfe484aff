import type { LanguageKey } from '@campus/shared/contract/fields';

/** What the API has told the visitor of a document, beside which it was asked. */
export interface FirstAnswers {
  /** The end of the token that was asked with: to no other one they are an answer. */
  of: string;
  language: LanguageKey;
  /** Bodies by path and query. */
  bodies: Readonly<Record<string, unknown>>;
}

/** The part of a token that tells it from others, and opens nothing. */
export const endOf = (token: string) => token.slice(-16);

/** One name of an address, in whichever order its query stands. */
export function sortedAddress(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://campus');
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
