export interface ExportPage<R> {
  items: readonly R[];
  total: number;
}

export type LoadPage<R> = (
  page: { skip: number; size: number },
  signal: AbortSignal,
) => Promise<ExportPage<R>>;

const size = 100;
export const limit = 10_000;

/** Of a list that changes all the time some copy has to do. */
const attempts = 3;

/**
 * All rows of a list, page after page, and how many there are in all. A row that comes or goes meanwhile
 * moves those behind it: one would be missing, or be there twice, so the list is read anew.
 */
export async function allPages<R>(
  load: LoadPage<R>,
  signal: AbortSignal,
  report: (done: number, total: number) => void,
) {
  let rows: R[] = [];
  let known: number | undefined;
  let attempt = 1;
  for (;;) {
    const { items, total } = await load({ skip: rows.length, size }, signal);
    signal.throwIfAborted();
    const hasMoved = rows.length > 0 && total !== known;
    known = total;
    if (hasMoved && attempt < attempts) {
      attempt += 1;
      rows = [];
      continue;
    }
    rows.push(...items);
    const last = Math.min(total, limit);
    report(Math.min(rows.length, last), last);
    if (items.length === 0 || rows.length >= last) return { rows: rows.slice(0, limit), total };
  }
}
