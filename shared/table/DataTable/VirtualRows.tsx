import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  windowScroll,
  type Range,
} from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import styles from './DataTable.module.css';
import { TableRow, type RowsProps } from './TableRow';

/** The height of a row until it has been measured. */
const usual = 60;

/** With the margin, which is the gap between cards. */
const heightOf = (row: Element) => {
  const { height } = row.getBoundingClientRect();
  return height ? height + parseFloat(getComputedStyle(row).marginTop || '0') : usual;
};

/** Draws only the rows near what is seen, and the one that is open or has the focus wherever it is. */
export function VirtualRows<R>({ rows, ...rest }: RowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    if (body.current) setOffset(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // What is typed in it would go with it.
  const { openKey, rowKey } = rest;
  const open = openKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === openKey);
  const rangeExtractor = (range: Range) => {
    const seen = defaultRangeExtractor(range);
    const kept = [open, focused ?? -1].filter((index) => index >= 0 && index < rows.length);
    return [...new Set([...seen, ...kept])].sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => usual,
    measureElement: heightOf,
    overscan: 10,
    scrollMargin: offset,
    // When it begins it would scroll to where the page is anyway.
    scrollToFn: (to, options, instance) => {
      if (to + (options.adjustments ?? 0) !== window.scrollY) windowScroll(to, options, instance);
    },
    rangeExtractor,
    initialRect: { width: 1280, height: 900 },
  });
  const items = virtualizer.getVirtualItems();
  const end = offset + virtualizer.getTotalSize();
  const rowOf = (target: EventTarget) =>
    target instanceof Element ? target.closest('tr')?.dataset.index : undefined;

  return (
    <tbody
      ref={body}
      onFocus={({ target }) => setFocused(Number(rowOf(target)))}
      onBlur={() => setFocused(undefined)}
    >
      {items.map(({ index, start }, place) => {
        const row = rows[index];
        if (row === undefined) return null;
        const gap = start - (items[place - 1]?.end ?? offset);
        return (
          <Fragment key={rest.rowKey(row)}>
            <Spacer height={gap} />
            <TableRow {...rest} ref={virtualizer.measureElement} row={row} index={index} />
          </Fragment>
        );
      })}
      <Spacer height={end - (items.at(-1)?.end ?? offset)} />
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  if (height < 1) return null;
  return (
    <tr aria-hidden="true" className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
