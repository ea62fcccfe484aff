import { FilterChips } from './FilterChips';

/** The list without the one, or with it. */
const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

interface DirectoryFilterProps {
  label: string;
  /** The chip of no choice: «Все темы». */
  all: string;
  /** Missing while they load, and when they could not be loaded. */
  options: readonly { id: string; name: string }[] | undefined;
  selected: readonly string[];
  hrefOf: (ids: string[]) => string;
}

/** Any of a directory. Without it the list still reads: a failure here takes nothing else away. */
export function DirectoryFilter(props: DirectoryFilterProps) {
  const { label, all, options = [], selected, hrefOf } = props;
  const chips = options.map(({ id, name }) => ({
    label: name,
    to: hrefOf(toggled(selected, id)),
    selected: selected.includes(id),
  }));
  const none = { label: all, to: hrefOf([]), selected: selected.length === 0 };
  return <FilterChips label={label} chips={[none, ...chips]} />;
}
