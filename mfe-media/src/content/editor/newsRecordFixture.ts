import type { CallOutput } from '@campus/shared/contract/call';
import type { getNews } from '@campus/shared/contract/media/newsCalls';

type NewsRecord = CallOutput<typeof getNews>;

/** A draft of a news item for tests. */
export const newsRecordFixture = (own: Partial<NewsRecord> = {}): NewsRecord => ({
  id: '2b1a7c9e-1f00-4a00-8a00-000000000042',
  version: 3,
  url: 'stipendiia-vyrosla',
  title: { ru: 'Стипендия выросла', en: 'The grant has grown' },
  summary: { ru: 'На сколько и когда' },
  body: { ru: '<p>С сентября.</p>' },
  coverId: null,
  cover: null,
  seo: null,
  status: 'DRAFT',
  publishAt: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:40:00.000Z',
  updatedBy: { id: '9c1a7c9e-1f00-4a00-8a00-000000000001', name: 'Редактор Первый' },
  files: [],
  tagIds: [],
  authorId: null,
  isPinned: false,
  ...own,
});
