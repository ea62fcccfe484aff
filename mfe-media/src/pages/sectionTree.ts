import type { CallOutput } from '@campus/shared/contract/call';
import type { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';

/** A page as its own screen shows it. */
export type PageItem = CallOutput<typeof getInfoPageByUrl>;

export type PageSummary = CallOutput<typeof filterInfoPages>['items'][number];

export interface Branch {
  page: PageSummary;
  children: PageSummary[];
}

/** Pages of a section under their parents; one whose parent is not among them stands by itself. */
export function sectionTree(pages: readonly PageSummary[]): Branch[] {
  const ids = new Set(pages.map(({ id }) => id));
  return pages
    .filter(({ parentId }) => !parentId || !ids.has(parentId))
    .map((page) => ({ page, children: pages.filter(({ parentId }) => parentId === page.id) }));
}
