/** Page numbers to offer: the ends, the current one with its neighbours, `null` for a gap. */
export function pageList(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= last);
  shown.sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? [null, page] : [page];
  });
}
