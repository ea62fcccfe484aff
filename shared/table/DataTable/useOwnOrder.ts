import { useFormat } from '@campus/shared/format/useFormat';
import { useState } from 'react';
import type { Column } from './column';

interface Order {
  key: string;
  asc: boolean;
}

/** The order that a reader gives to a table which has all of its rows; at first it is the given one. */
export function useOwnOrder<R>(columns: readonly Column<R>[], rows: readonly R[] | undefined) {
  const { byName } = useFormat();
  const [order, setOrder] = useState<Order>();
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b));
  const ordered =
    order && sortBy
      ? rows?.toSorted((a, b) => (order.asc ? 1 : -1) * compare(sortBy(a), sortBy(b)))
      : rows;
  return {
    rows: ordered,
    order: sortBy && order,
    /** By this column, or the other way round. */
    turn: (key: string) => setOrder({ key, asc: order?.key === key ? !order.asc : true }),
  };
}

export type OwnOrder = Pick<ReturnType<typeof useOwnOrder>, 'order' | 'turn'>;
