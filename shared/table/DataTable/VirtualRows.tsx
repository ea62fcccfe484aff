import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  windowScroll,
  type Range,
} from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './DataTable.module.css';
import { rowProps, TableRow, type RowsProps } from './TableRow';

/** The height of a row until one has been measured. */
const usual = 60;

/** With the margin, which is the gap between cards. */
const heightOf = (row: Element) => {
  const { height } = row.getBoundingClientRect();
  return height ? height + parseFloat(getComputedStyle(row).marginTop || '0') : usual;
};

/** Draws only the rows near what is seen, and the one that is open or has the focus wherever it is. */
export function VirtualRows<R>({ rows, ...rest }: RowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  // What is believed of rows that were not drawn yet: each that differs moves all below it.
  const [{ offset, height }, setPlace] = useState({ offset: 0, height: usual });
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = body;
      // Not one that is being edited: its form is as high as it happens to be.
      const row = current?.querySelector('tr[aria-rowindex]');
      if (!current || !row) return;
      const offset = current.getBoundingClientRect().top + window.scrollY;
      const height = heightOf(row);
      setPlace((known) =>
        known.offset === offset && known.height === height ? known : { offset, height },
      );
    };
    measure();
    // A phone that is turned shows rows where it had cards.
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  // What is typed in it would go with it.
  const { openKey, rowKey } = rest;
  const open = useMemo(
    () => (openKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === openKey)),
    [rows, rowKey, openKey],
  );
  const rangeExtractor = (range: Range) => {
    const seen = defaultRangeExtractor(range);
    const kept = [open, focused ?? -1].filter((index) => index >= 0 && index < rows.length);
    return [...new Set([...seen, ...kept])].sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => height,
    measureElement: heightOf,
    overscan: 8,
    // What is pressed while rows come by is answered first: those out of sight until now come after it.
    useFlushSync: false,
    scrollMargin: offset,
    // When it begins it would scroll to where the page is anyway.
    scrollToFn: (to, options, instance) => {
      if (to + (options.adjustments ?? 0) !== window.scrollY) windowScroll(to, options, instance);
    },
    rangeExtractor,
    initialRect: { width: 1280, height: 900 },
  });
  useLayoutEffect(() => {
    virtualizer.measure();
    virtualizer.elementsCache.forEach((row) => virtualizer.measureElement(row));
  }, [virtualizer, height]);
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
            <TableRow {...rowProps(rest, row)} ref={virtualizer.measureElement} index={index} />
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
