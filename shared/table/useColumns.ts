import { headlineOf, type Column } from './DataTable/column';
import { useRemembered } from '@campus/shared/table/useRemembered';
import { useMemo } from 'react';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export interface ColumnChoice<R> {
  /** In the order of the declaration; the headline of a row is always among them. */
  shown: Column<R>[];
  hidden: string[];
  hide: (keys: string[]) => void;
}

/** Which columns of a list to show, as chosen in this browser; the same ones until that changes. */
export function useColumns<R>(name: string, columns: Column<R>[]): ColumnChoice<R> {
  const [remembered, hide] = useRemembered(`campus.columns.${name}`);
  const choice = useMemo(() => {
    const usual = columns.filter(({ hidden }) => hidden).map(({ key }) => key);
    const asked = isTexts(remembered) ? remembered : usual;
    const hidden = asked.filter((key) => key !== headlineOf(columns));
    return { hidden, shown: columns.filter(({ key }) => !hidden.includes(key)) };
  }, [columns, remembered]);
  return { ...choice, hide };
}
