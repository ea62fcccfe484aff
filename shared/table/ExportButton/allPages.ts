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

/** All rows of a list, page after page, and how many there are in all. */
export async function allPages<R>(
  load: LoadPage<R>,
  signal: AbortSignal,
  report: (done: number, total: number) => void,
) {
  const rows: R[] = [];
  for (;;) {
    const { items, total } = await load({ skip: rows.length, size }, signal);
    signal.throwIfAborted();
    rows.push(...items);
    const last = Math.min(total, limit);
    report(Math.min(rows.length, last), last);
    if (items.length === 0 || rows.length >= last) return { rows: rows.slice(0, limit), total };
  }
}
