import type { PageItem } from './sectionTree';
import type { PageSummary } from './sectionTree';

/** A page for tests; its number makes the id, the address and the title. */
export const pageSummary = (number: number, own: Partial<PageSummary> = {}): PageSummary => ({
  id: `4d1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`,
  url: `page-${number}`,
  lang: 'ru',
  title: `Страница ${number}`,
  summary: `О чём страница ${number}`,
  cover: null,
  publishAt: '2026-11-02T09:00:00Z',
  parentId: null,
  position: number,
  section: 'HELP',
  showInMenu: false,
  ...own,
});

export const pageItem = (number: number, own: Partial<PageItem> = {}): PageItem => ({
  ...pageSummary(number),
  section: 'HELP',
  publishAt: '2026-11-02T09:00:00Z',
  updatedAt: '2026-11-03T10:30:00.000Z',
  seo: { title: `Страница ${number}`, description: '', image: null },
  files: [],
  body: '<p>Вступление</p><h2>Первое</h2><p>Раз</p><h2>Второе <em>дело</em></h2><p>Два</p>',
  ...own,
});
