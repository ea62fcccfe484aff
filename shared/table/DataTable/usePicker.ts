import type { NamedRow, Selection } from '@campus/shared/table/useSelection';
import { useCallback, useEffect, useRef, useState } from 'react';

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
  const rows = selection ? rowsOf() : [];
  const placeOf = (key?: string) => rows.findIndex(([rowKey]) => rowKey === key);

  const choose: Picker['toggle'] = (key, isChosen, isRange) => {
    const here = placeOf(key);
    const there = isRange ? placeOf(last) : here;
    const [from, to] = there < 0 ? [here, here] : [Math.min(here, there), Math.max(here, there)];
    selection?.choose(rows.slice(from, to + 1), isChosen);
    setLast(key);
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  // One function for as long as the table is there: rows are drawn anew with another.
  const toggle = useCallback<Picker['toggle']>((...given) => latest.current(...given), []);
  if (!selection) return undefined;

  const { chosen } = selection;
  const count = rows.filter(([key]) => chosen.has(key)).length;
  return {
    isChosen: (key) => chosen.has(key),
    toggle,
    all: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    toggleAll: (isChosen) => selection.choose(rows, isChosen),
  };
}
