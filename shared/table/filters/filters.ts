import type { UseQueryResult } from '@tanstack/react-query';

export interface FilterChoice<T extends string = string> {
  value: T;
  label: string;
}

/** Choices that a call brings; their values are ids. */
export interface LoadedChoices {
  list: readonly FilterChoice[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

export interface Range {
  from?: string;
  to?: string;
}

interface Described {
  label: string;
}
interface Search extends Described {
  placeholder?: string;
}
interface One<T extends string> extends Described {
  /** What it is called when nothing is chosen: «Любая». */
  any?: string;
  options: readonly FilterChoice<T>[] | LoadedChoices;
}
interface Flag extends Described {
  any?: string;
  yes: string;
  no: string;
}

export type SearchFilter = Search & { kind: 'search' };
export type ChoiceFilter<T extends string = string> = One<T> & { kind: 'choice' };
export type ChoicesFilter<T extends string = string> = One<T> & { kind: 'choices' };
export type TabsFilter<T extends string = string> = Described & {
  /** The tab of all: «Все». */
  any: string;
  options: readonly FilterChoice<T>[];
  /** How many each has, as soon as that is known. */
  counts?: Readonly<Record<T, number>> | undefined;
  /** They say more than their names, and stand in a row of their own. */
  isWide?: boolean;
} & { kind: 'tabs' };
export type FlagFilter = Flag & { kind: 'flag' };
export type RangeFilter = Described & { kind: 'range' };

export type ListFilter =
  | SearchFilter
  | TabsFilter
  | ChoiceFilter
  | ChoicesFilter
  | FlagFilter
  | RangeFilter;

/** Undefined of one that is declared for some only. */
export type FilterValue<F> = F extends undefined
  ? undefined
  : F extends { kind: 'search' }
    ? string | undefined
    : F extends ChoiceFilter<infer T> | TabsFilter<infer T>
      ? T | undefined
      : F extends ChoicesFilter<infer T>
        ? T[]
        : F extends { kind: 'flag' }
          ? boolean | undefined
          : Range;

/** Words to look for; always in sight. */
export const searchFilter = (search: Search): SearchFilter => ({ ...search, kind: 'search' });

/** One of several, each a tab above the list: what the work is divided by. */
export const tabsFilter = <const T extends string>(
  tabs: Omit<TabsFilter<T>, 'kind'>,
): TabsFilter<T> => ({ ...tabs, kind: 'tabs' });

/** One of several. */
export const choiceFilter = <const T extends string>(choice: One<T>): ChoiceFilter<T> => ({
  ...choice,
  kind: 'choice',
});

/** Any number of several. */
export const choicesFilter = <const T extends string>(choices: One<T>): ChoicesFilter<T> => ({
  ...choices,
  kind: 'choices',
});

/** Yes, no or both. */
export const flagFilter = (flag: Flag): FlagFilter => ({ ...flag, kind: 'flag' });

/** From one day to another; in the address `createdFrom` and `createdTo`. */
export const rangeFilter = (range: Described): RangeFilter => ({ ...range, kind: 'range' });

/** Records as choices, by their names. */
export const namedChoices = (records: readonly { id: string; name: string }[]): FilterChoice[] =>
  records.map(({ id, name }) => ({ value: id, label: name }));

/** Records as choices, by the names that they have in short. */
export const shortChoices = (
  records: readonly { id: string; shortName: string }[],
): FilterChoice[] => records.map(({ id, shortName }) => ({ value: id, label: shortName }));

/** Choices out of the answer of a call, with its loading and its failure. */
export const choicesOf = <T>(
  query: UseQueryResult<T>,
  toList: (data: T) => readonly FilterChoice[],
): LoadedChoices => ({
  list: query.data === undefined ? [] : toList(query.data),
  isLoading: query.isPending,
  hasFailed: query.isError,
  retry: () => void query.refetch(),
});
