import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { pastedRows, type Cell, type Change } from '../grantSheet';
import type { Organisation } from '../../grants/organisation/OrganisationGrants';
import type { GrantSheet } from '../useGrantSheet';

/** Sums and quotas are typed in the grid; the third cell of a type opens all of its terms. */
export const grantParts = ['amount', 'quota', 'terms'] as const;
export const gridColumns = grantTypes.flatMap((type) => grantParts.map((part) => ({ type, part })));

export interface CellPosition {
  row: number;
  column: number;
}

/** The cell of a column, unless it is one of terms. */
export function cellAt(org: Organisation, column: number): Cell | undefined {
  const { type, part } = gridColumns[column] ?? {};
  return type && part && part !== 'terms' ? { org, type, field: part } : undefined;
}

export const placeName = (org: Organisation | undefined, column: number) => `${org?.id}:${column}`;

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));
const end = gridColumns.length - 1;

/** Where a key leads from a cell. */
function nextPlace({ key, ctrlKey, metaKey }: KeyboardEvent, at: CellPosition, last: number) {
  const far = ctrlKey || metaKey;
  const { row, column } = at;
  const moves: Record<string, CellPosition> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? last : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? end : column + 1 },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last : row, column: end },
  };
  const to = moves[key];
  return to && { row: clamp(to.row, last), column: clamp(to.column, end) };
}

/** Copied rows from the cell in hand on; cells of terms take nothing and are stepped over. */
function changesOf(
  rows: string[][],
  orgs: readonly Organisation[],
  at: CellPosition,
  grants: GrantSheet,
) {
  const open = gridColumns
    .map((_, column) => column)
    .filter((column) => column >= at.column && gridColumns[column]?.part !== 'terms');
  const changes = rows.flatMap((row, down) =>
    row.flatMap((text, right): Change[] => {
      const org = orgs[at.row + down];
      const column = open[right];
      const cell = org && column !== undefined && cellAt(grants.shown(org), column);
      return cell ? [{ ...cell, text }] : [];
    }),
  );
  return { changes, left: rows.flat().length - changes.length };
}

export interface GridOptions {
  orgs: readonly Organisation[];
  grants: GrantSheet;
  canEdit: boolean;
  onTerms: (org: Organisation) => void;
  /** How many cells were pasted, and how many had no room. */
  onPasted: (pasted: number, left: number) => void;
}

/** A cell that is in hand belongs to its organisation, in whichever row a filter leaves that. */
interface Hand extends CellPosition {
  org?: Organisation | undefined;
}

/** The rows of the grid; the one that is typed into stays in sight whatever is looked for. */
function rowsWith({ org }: Hand, orgs: readonly Organisation[], isTyping: boolean) {
  const isAway = isTyping && org && !orgs.some(({ id }) => id === org.id);
  return isAway ? [org, ...orgs] : orgs;
}

/** The keys of a spreadsheet: which cell is in hand, what is typed into it, what is pasted. */
export function useGridKeys({ orgs, grants, canEdit, onTerms, onPasted }: GridOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const [hand, setHand] = useState<Hand>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string>();
  const rows = rowsWith(hand, orgs, typed !== undefined);
  const last = Math.max(0, rows.length - 1);
  const found = rows.findIndex(({ id }) => id === hand.org?.id);
  const place = { row: found < 0 ? clamp(hand.row, last) : found, column: hand.column };
  const org = rows[place.row];
  const cell = org && cellAt(grants.shown(org), place.column);

  const take = (to: CellPosition) => setHand({ ...to, org: rows[to.row] });
  const focus = (to: CellPosition) => {
    take(to);
    // By then its row may be another one.
    const name = placeName(rows[to.row], to.column);
    grid.current?.querySelector<HTMLElement>(`[data-place="${name}"]`)?.focus();
  };
  const begin = (text?: string) => {
    if (!org) return;
    if (!cell) onTerms(org);
    else if (canEdit) setTyped(text ?? grants.textOf(cell));
  };
  const enter = () => {
    if (cell && typed !== undefined) grants.enter([{ ...cell, text: typed }]);
    setTyped(undefined);
  };
  const leave = (to: CellPosition) => {
    // The field goes first: as the focus left it, it would enter its text.
    flushSync(() => setTyped(undefined));
    focus(to);
  };
  const enterAndLeave = (to: CellPosition) => {
    enter();
    leave(to);
  };
  const onCommand = (event: KeyboardEvent) => {
    if (event.code !== 'KeyZ' || event.altKey) return false;
    grants.undo();
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter' || key === 'F2') begin();
    else if (ctrlKey || metaKey || altKey) return onCommand(event);
    else if (!cell || !canEdit) return false;
    else if (key === 'Delete' || key === 'Backspace') grants.enter([{ ...cell, text: '' }]);
    else if (key.length === 1 && key !== ' ') begin(key);
    else return false;
    return true;
  };
  const onCellKey = (event: KeyboardEvent) => {
    // Buttons inside a cell have their own keys.
    if (event.target !== event.currentTarget) return;
    const to = nextPlace(event, place, last);
    if (to) focus(to);
    if (to || onKey(event)) event.preventDefault();
  };
  const onInputKey = (event: KeyboardEvent) => {
    const { row, column } = place;
    const step = event.shiftKey ? -1 : 1;
    if (event.key === 'Escape') leave(place);
    else if (event.key === 'Enter') enterAndLeave({ row: clamp(row + step, last), column });
    else if (event.key === 'Tab') enterAndLeave({ row, column: clamp(column + step, end) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!canEdit || typed !== undefined) return;
    event.preventDefault();
    const copied = pastedRows(event.clipboardData.getData('text/plain'));
    const { changes, left } = changesOf(copied, rows, place, grants);
    grants.enter(changes);
    onPasted(changes.length, left);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!cell || typed !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grants.textOf(cell));
  };
  return {
    rows,
    typed,
    table: { ref: grid, onPaste, onCopy },
    input: { onKeyDown: onInputKey, onBlur: enter, onType: setTyped },
    isHere: ({ row, column }: CellPosition) => place.row === row && place.column === column,
    cellProps: (to: CellPosition) => ({
      onFocus: () => take(to),
      onKeyDown: onCellKey,
      onDoubleClick: () => begin(),
    }),
  };
}
export type GridKeys = ReturnType<typeof useGridKeys>;
