import { AddressText } from '@campus/shared/ui/AddressText';
import { TextLink } from '@campus/shared/ui/TextLink';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DataTable.module.css';
import { nameOf, placeAmong, type Column } from './column';
import { SelectBox } from './SelectBox';
import type { Picker } from './usePicker';

/** Drawn again only with other props; `memo` alone forgets that columns are of the row’s own type. */
const kept = <Component extends (props: never) => ReactNode>(component: Component) =>
  memo(component as never) as unknown as Component;

/** What all rows of a table have in common. */
export interface RowsProps<R> {
  rows: readonly R[];
  columns: Column<R>[];
  headline?: string;
  minors: readonly string[];
  rowKey: (row: R) => string;
  rowLink?: (row: R) => string;
  openKey?: string;
  changedKeys?: ReadonlySet<string>;
  rowForm?: (row: R) => ReactNode;
  picker?: Picker;
}

interface TableRowProps<R> extends Pick<RowsProps<R>, 'columns' | 'headline' | 'minors'> {
  ref?: Ref<HTMLTableRowElement>;
  row: R;
  /** Its place among the rows, where not all of them are drawn. */
  index?: number;
  /** Its key. */
  id: string;
  to: string | undefined;
  form: ReactNode;
  isOpen: boolean;
  isChanged: boolean;
  isChosen: boolean;
  /** None where no row can be chosen. */
  onToggle: Picker['toggle'] | undefined;
}

/**
 * What one row is drawn of. Functions that are made anew with each drawing of the table are called
 * here: the row itself is drawn again only where one of their answers is another.
 */
export function rowProps<R>(all: Omit<RowsProps<R>, 'rows'>, row: R): TableRowProps<R> {
  const { columns, headline, minors, rowKey, rowLink, rowForm, openKey, changedKeys, picker } = all;
  const id = rowKey(row);
  return {
    ...{ columns, headline, minors, row, id },
    to: rowLink?.(row),
    form: rowForm?.(row),
    isOpen: id === openKey,
    isChanged: changedKeys?.has(id) ?? false,
    isChosen: picker?.isChosen(id) ?? false,
    onToggle: picker?.toggle,
  };
}

function Row<R>(props: TableRowProps<R>) {
  const { ref, row, index, id, columns, headline, minors, to, form } = props;
  const { isOpen, isChanged, isChosen, onToggle } = props;
  const { t } = useTranslation('shared');
  if (form)
    return (
      <tr ref={ref} className={styles.row} data-index={index}>
        <td colSpan={columns.length + (onToggle ? 1 : 0)} data-form>
          {form}
        </td>
      </tr>
    );
  return (
    <tr
      ref={ref}
      className={styles.row}
      data-linked={to ? true : undefined}
      data-chosen={isChosen || undefined}
      data-open={isOpen || undefined}
      data-changed={isChanged || undefined}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {onToggle && (
        <td className={styles.select} data-pick>
          <SelectBox
            label={t('table.select', { name: nameOf(columns, row) })}
            checked={isChosen}
            onChange={(next, isRange) => onToggle(id, next, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const isHeadline = column.key === headline;
        return (
          <Cell
            key={column.key}
            column={column}
            row={row}
            isHeadline={isHeadline}
            minor={placeAmong(minors, column.key)}
            to={isHeadline ? to : undefined}
            isOpen={isHeadline && isOpen}
          />
        );
      })}
    </tr>
  );
}

export const TableRow = kept(Row);

interface CellProps<R> {
  column: Column<R>;
  row: R;
  isHeadline: boolean;
  minor?: number;
  to?: string;
  isOpen: boolean;
}

const Cell = kept(function Cell<R>({ column, row, isHeadline, minor, to, isOpen }: CellProps<R>) {
  const { header, cell, align, priority } = column;
  const content = cell(row);
  const isEmpty = content !== 0 && !content;
  return (
    <td
      data-label={header}
      data-align={align}
      data-priority={priority}
      data-minor={minor}
      data-headline={isHeadline || undefined}
      // Rows of one line cut what is long.
      title={typeof content === 'string' ? content : undefined}
    >
      <Content to={to} isOpen={isOpen}>
        <Written content={isEmpty ? <Nothing /> : content} />
      </Content>
    </td>
  );
});

interface ContentProps extends Pick<CellProps<never>, 'to' | 'isOpen'> {
  children: ReactNode;
}

function Content({ to, isOpen, children }: ContentProps) {
  if (!to) return children;
  return (
    <TextLink to={to} quiet cover current={isOpen}>
      {children}
    </TextLink>
  );
}

const Written = ({ content }: { content: ReactNode }) =>
  typeof content === 'string' ? <AddressText>{content}</AddressText> : content;

function Nothing() {
  const { t } = useTranslation('shared');
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('table.nothing')}</span>
    </span>
  );
}
