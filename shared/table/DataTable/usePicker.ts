import type { NamedRow, Selection } from '@campus/shared/table/useSelection';
import { useState } from 'react';

export interface Picker {
  isChosen: (key: string) => boolean;
  /** With `isRange` it reaches from the row that was chosen before. */
  toggle: (key: string, isChosen: boolean, isRange: boolean) => void;
  all: 'all' | 'some' | 'none';
  toggleAll: (isChosen: boolean) => void;
}

/**
 * Choosing among the rows of this page: one, a range, all. Where nothing is chosen in a table, its
 * rows, which may be ten thousand, are not named at each drawing.
 */
export function usePicker(
  rowsOf: () => readonly NamedRow[],
  selection?: Selection,
): Picker | undefined {
  const [last, setLast] = useState<string>();
  if (!selection) return undefined;
  const rows = rowsOf();
  const { chosen, choose } = selection;
  const placeOf = (key?: string) => rows.findIndex(([rowKey]) => rowKey === key);
  const count = rows.filter(([key]) => chosen.has(key)).length;

  const toggle = (key: string, isChosen: boolean, isRange: boolean) => {
    const here = placeOf(key);
    const there = isRange ? placeOf(last) : here;
    const [from, to] = there < 0 ? [here, here] : [Math.min(here, there), Math.max(here, there)];
    choose(rows.slice(from, to + 1), isChosen);
    setLast(key);
  };
  return {
    isChosen: (key) => chosen.has(key),
    toggle,
    all: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    toggleAll: (isChosen) => choose(rows, isChosen),
  };
}
