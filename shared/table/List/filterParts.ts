import type {
  FilterChoice,
  ChoiceFilter,
  ChoicesFilter,
  ListFilter,
} from '@campus/shared/table/filters';
import {
  urlChoice,
  urlChoices,
  urlDay,
  urlFlag,
  urlId,
  urlIds,
  urlText,
  type UrlValue,
} from '@campus/shared/ui/urlValues';
import type { Filters } from './listCall';

/** What the address says, key by key; a range takes two keys. */
export type Parts = Record<string, unknown>;

type WithOptions = ChoiceFilter | ChoicesFilter;

export const choicesIn = ({ options }: WithOptions): readonly FilterChoice[] =>
  'list' in options ? options.list : options;

const offered = (filter: WithOptions) => choicesIn(filter).map(({ value }) => value);

// Choices that a call brings are ids, known before the call has answered.
const isLoaded = ({ options }: WithOptions) => 'list' in options;

/** How the keys of one filter are read from the address. */
function readersOf(key: string, filter: ListFilter): Record<string, UrlValue<unknown>> {
  switch (filter.kind) {
    case 'search':
      return { [key]: urlText };
    case 'tabs':
      return { [key]: urlChoice(filter.options.map(({ value }) => value)) };
    case 'choice':
      return { [key]: isLoaded(filter) ? urlId : urlChoice(offered(filter)) };
    case 'choices':
      return { [key]: isLoaded(filter) ? urlIds : urlChoices(offered(filter)) };
    case 'flag':
      return { [key]: urlFlag };
    case 'range':
      return { [`${key}From`]: urlDay, [`${key}To`]: urlDay };
  }
}

export const readers = (filters: Filters): Record<string, UrlValue<unknown>> =>
  Object.assign({}, ...Object.entries(filters).map(([key, one]) => readersOf(key, one))) as Record<
    string,
    UrlValue<unknown>
  >;

/** The value of every filter, as its declaration promises. */
export const filterValuesOf = (filters: Filters, parts: Parts) =>
  Object.fromEntries(
    Object.entries(filters).map(([key, { kind }]) => [
      key,
      kind === 'range' ? { from: parts[`${key}From`], to: parts[`${key}To`] } : parts[key],
    ]),
  );

export const textIn = (parts: Parts, key: string) => {
  const value = parts[key];
  return typeof value === 'string' ? value : '';
};

export const listIn = (parts: Parts, key: string) => {
  const value = parts[key];
  return Array.isArray(value) ? value.map(String) : [];
};
