import type { ReadingFilter } from '@campus/shared/reading/FilterMenu';

interface OneOf<T extends string> {
  label: string;
  /** Of no choice: «Любые». */
  any: string;
  values: readonly T[];
  wordsOf: (value: T) => string;
  selected: T | undefined;
  hrefOf: (value: T | undefined) => string;
}

/** A filter by one of some; what is chosen is taken off by its own link too. */
export const oneOf = <T extends string>(filter: OneOf<T>): ReadingFilter => ({
  label: filter.label,
  none: { label: filter.any, to: filter.hrefOf(undefined) },
  options: filter.values.map((value) => {
    const selected = value === filter.selected;
    const to = filter.hrefOf(selected ? undefined : value);
    return { key: value, label: filter.wordsOf(value), to, selected };
  }),
});
