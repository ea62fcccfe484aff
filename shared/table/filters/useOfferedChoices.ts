import { useFormat } from '@campus/shared/format/useFormat';
import type { FilterChoice, LoadedChoices } from '@campus/shared/table/filters';

/** What a filter offers: as its author has put it, or by name where a call brings it. */
export function useOfferedChoices(
  options: readonly FilterChoice[] | LoadedChoices,
): readonly FilterChoice[] {
  const { byName } = useFormat();
  if (!('list' in options)) return options;
  return options.list.toSorted((one, other) => byName(one.label, other.label));
}
