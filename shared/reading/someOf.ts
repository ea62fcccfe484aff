import type { ReadingFilter } from '@campus/shared/reading/FilterMenu';

/** The list without the one, or with it. */
const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

interface SomeOf {
  label: string;
  /** Of no choice: «Все темы». */
  all: string;
  /** Missing while they load, and when they could not be loaded: the list is shown without them. */
  options: readonly { id: string; name: string }[] | undefined;
  selected: readonly string[];
  hrefOf: (ids: string[]) => string;
}

/** A filter by any of many. */
export const someOf = ({ label, all, options = [], selected, hrefOf }: SomeOf): ReadingFilter => ({
  label,
  none: { label: all, to: hrefOf([]) },
  options: options.map(({ id, name }) => ({
    key: id,
    label: name,
    to: hrefOf(toggled(selected, id)),
    selected: selected.includes(id),
  })),
  isMany: true,
});
