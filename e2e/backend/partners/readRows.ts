import { directoryRow, identifiedRow, type DirectoryRow } from './directoryPage';

export interface ReadRows {
  rows: DirectoryRow[];
  /** Ids of partners that the directory has, though it describes them badly. */
  brokenIds: string[];
  skipped: number;
}

/** Sorts the good rows of a page from the bad; of two with one id the first is taken. */
export function readRows(items: unknown[]): ReadRows {
  const rows = new Map<string, DirectoryRow>();
  const brokenIds: string[] = [];
  for (const item of items) {
    const row = directoryRow.safeParse(item);
    const named = identifiedRow.safeParse(item);
    if (row.success && !rows.has(row.data.id)) rows.set(row.data.id, row.data);
    else if (!row.success && named.success) brokenIds.push(named.data.id);
  }
  return { rows: [...rows.values()], brokenIds, skipped: items.length - rows.size };
}
