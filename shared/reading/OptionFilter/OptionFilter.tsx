import { FilterChips } from '@campus/shared/reading/FilterChips';
import type { Ref } from 'react';

/** The list without the one, or with it. */
const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

interface OptionFilterProps {
  ref?: Ref<HTMLElement>;
  label: string;
  /** The chip of no choice: «Все темы». */
  all: string;
  /** Missing while they load, and when they could not be loaded. */
  options: readonly { id: string; name: string }[] | undefined;
  selected: readonly string[];
  hrefOf: (ids: string[]) => string;
}

/** Any of many options; without them the list is still shown. */
export function OptionFilter(props: OptionFilterProps) {
  const { ref, label, all, options = [], selected, hrefOf } = props;
  const chips = options.map(({ id, name }) => ({
    label: name,
    to: hrefOf(toggled(selected, id)),
    selected: selected.includes(id),
  }));
  const none = { label: all, to: hrefOf([]), selected: selected.length === 0 };
  return <FilterChips ref={ref} label={label} chips={[none, ...chips]} />;
}
