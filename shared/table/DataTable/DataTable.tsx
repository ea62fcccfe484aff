import type { Selection } from '@campus/shared/table/useSelection';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DataTable.module.css';
// After the styles of the table, which it overrides on a narrow screen.
import cards from './cards.module.css';
import { headlineOf, minorsOf, nameOf, placeAmong, type Column } from './column';
import { TableHead, type TableSort } from './TableHead';
import { rowProps, TableRow, type RowsProps } from './TableRow';
import { useOwnOrder } from './useOwnOrder';
import { usePicker } from './usePicker';
import { VirtualRows } from './VirtualRows';

interface SkeletonRowsProps<R> {
  columns: Column<R>[];
  minors: readonly string[];
  isChoosable: boolean;
}

const boneWidths = [72, 56, 88, 64, 80, 60, 76, 68];

/** Rows of the table's shape; the screen says once that it loads. */
function SkeletonRows<R>({ columns, minors, isChoosable }: SkeletonRowsProps<R>) {
  const headline = headlineOf(columns);
  return (
    <tbody aria-hidden="true">
      {boneWidths.map((width, index) => (
        <tr key={index} className={styles.row}>
          {isChoosable && <td className={styles.select} data-pick />}
          {columns.map(({ key, header, align, priority }) => (
            <td
              key={key}
              data-label={header}
              data-align={align}
              data-priority={priority}
              data-minor={placeAmong(minors, key)}
              data-headline={key === headline || undefined}
            >
              <span className={styles.bone}>
                <Skeleton width={`${align === 'end' ? 60 : width}%`} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface TableTotalsProps<R> {
  columns: Column<R>[];
  minors: readonly string[];
  rows: readonly R[];
  isChoosable: boolean;
  /** Its place, where not all rows are drawn. */
  index?: number;
}

/** The last row: sums of those columns that have one, in sight however long the table is. */
function TableTotals<R>({ columns, minors, rows, isChoosable, index }: TableTotalsProps<R>) {
  if (rows.length === 0 || !columns.some(({ total }) => total)) return null;
  const headline = headlineOf(columns);
  return (
    <tfoot>
      <tr className={styles.totals} aria-rowindex={index}>
        {isChoosable && <td className={styles.select} />}
        {columns.map(({ key, header, total, align, priority }) => {
          const cell = {
            'data-label': header,
            'data-align': align,
            'data-priority': priority,
            'data-minor': placeAmong(minors, key),
            'data-empty': total ? undefined : true,
            children: total?.(rows),
          };
          return key === headline ? (
            <th key={key} scope="row" data-headline {...cell} />
          ) : (
            <td key={key} {...cell} />
          );
        })}
      </tr>
    </tfoot>
  );
}

/** Whether what is inside is no wider than the frame, so that the frame need not scroll. */
function useFits(frame: RefObject<HTMLElement | null>) {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setFits(element.scrollWidth <= element.clientWidth + 1),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}

/** Room that a row of one line has for what it is called: rem. */
const headlineRoom = 20;

/**
 * Lets minor columns go one by one where what rows are called would be cut for them, or the table
 * would scroll. It is judged before anything is seen, and anew when the frame or the rows change.
 */
function useRoomForNames<R>(
  frame: RefObject<HTMLElement | null>,
  minors: readonly string[],
  { columns, rows, isCompact }: Pick<DataTableProps<R>, 'columns' | 'rows' | 'isCompact'>,
) {
  const shape = columns.map(({ key }) => key).join();
  const { length } = minors;
  const spare = columns.filter(({ key, priority }) => priority === 'spare' && minors.includes(key));
  const secondary = length - spare.length;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const isCut = () => {
      const name = isCompact && element.querySelector('td[data-headline]');
      const { fontSize } = getComputedStyle(document.documentElement);
      return !!name && name.clientWidth < headlineRoom * parseFloat(fontSize);
    };
    const scrolls = () => element.scrollWidth > element.clientWidth + 1;
    const judge = () => {
      const gone: number[] = [];
      // Only with all of its columns a table shows whether it has room for them.
      element.setAttribute('data-gone', '');
      while (gone.length < length && (scrolls() || (gone.length < secondary && isCut()))) {
        gone.push(gone.length + 1);
        element.setAttribute('data-gone', gone.join(' '));
      }
    };
    judge();
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      // What is observed may not change while it is: browsers report that as an error.
      requestAnimationFrame(judge);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, shape, length, secondary, rows, isCompact]);
}

function PlainRows<R>({ rows, ...rest }: RowsProps<R>) {
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={rest.rowKey(row)} {...rowProps(rest, row)} />
      ))}
    </tbody>
  );
}

export type { Column, TableSort };

interface DataTableProps<R> {
  ref?: Ref<HTMLTableElement>;
  caption: string;
  columns: Column<R>[];
  /** None yet: rows of the table's shape stand in for them. */
  rows: readonly R[] | undefined;
  rowKey: (row: R) => string;
  /** The headline becomes a link that covers the row. */
  rowLink?: (row: R) => string;
  /** Of the row whose record is open beside the table. */
  openKey?: string;
  /** Of rows that others have just changed: they stand out until they are looked at. */
  changedKeys?: ReadonlySet<string>;
  /** What takes the place of a row's cells while it is being edited; nothing for the others. */
  rowForm?: (row: R) => ReactNode;
  /** The one order that the server knows; the address of the other is the caller's. */
  sort?: TableSort;
  /** From useSelection(); gives every row a checkbox. */
  selection?: Selection;
  /** Rows of one line, 44 px high, for long lists; their cells may look at `data-density`. */
  isCompact?: boolean;
  /** Rows of an earlier question, while the answer to the new one is on its way. */
  stale?: boolean;
}

/** More rows than this are drawn only where somebody looks. */
const many = 200;

/**
 * Whether only the rows near what is seen are drawn. While one of them is edited that stays as it was:
 * drawn in another way, its form would begin anew, without what is typed in it.
 */
function useIsMany(length: number | undefined, isEdited: boolean) {
  const isLong = length === undefined ? undefined : length > many;
  const [kept, setKept] = useState(isLong);
  const isFree = !isEdited || kept === undefined;
  if (isFree && kept !== isLong) setKept(isLong);
  return isFree ? isLong : kept;
}

/** A table that turns into cards below 768 px. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { ref, caption, columns, rowKey, rowLink, sort, selection, stale } = props;
  const { rows, ...own } = useOwnOrder(columns, props.rows);
  const { t } = useTranslation('shared');
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame);
  const sorted = own.order?.key ?? sort?.column;
  const minors = useMemo(() => minorsOf(columns, sorted), [columns, sorted]);
  useRoomForNames(frame, minors, props);
  const namedRows = () => rows?.map((row) => [rowKey(row), nameOf(columns, row)] as const) ?? [];
  const picker = usePicker(namedRows, selection);
  // A wide table scrolls sideways, which the keyboard can do only in a focusable region.
  const scrolling = rows &&
    !fits && { role: 'region', 'aria-label': t('table.region', { caption }), tabIndex: 0 };
  const isEdited = props.rowForm !== undefined && props.openKey !== undefined;
  const isMany = useIsMany(rows?.length, isEdited);
  const hasTotals = columns.some(({ total }) => total);
  const body = {
    columns,
    rowKey,
    rowLink,
    openKey: props.openKey,
    changedKeys: props.changedKeys,
    rowForm: props.rowForm,
    picker,
    headline: headlineOf(columns),
    minors,
  };

  return (
    <div
      ref={frame}
      className={`${styles.frame} ${cards.frame}`}
      data-density={props.isCompact ? 'compact' : undefined}
      data-fits={fits || undefined}
      data-stale={stale || undefined}
      {...scrolling}
    >
      <table
        ref={ref}
        className={`${styles.table} ${cards.table}`}
        aria-busy={stale || !rows || undefined}
        aria-rowcount={rows && isMany ? rows.length + (hasTotals ? 2 : 1) : undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          own={own}
          minors={minors}
          picker={rows && picker}
          isMany={isMany}
        />
        {!rows && <SkeletonRows columns={columns} minors={minors} isChoosable={!!selection} />}
        {rows && !isMany && <PlainRows {...body} rows={rows} />}
        {rows && isMany && <VirtualRows {...body} rows={rows} />}
        {rows && (
          <TableTotals
            columns={columns}
            minors={minors}
            rows={rows}
            isChoosable={!!selection}
            index={isMany ? rows.length + 2 : undefined}
          />
        )}
      </table>
    </div>
  );
}
