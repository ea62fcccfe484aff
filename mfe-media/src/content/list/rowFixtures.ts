import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { NewsCard } from '@campus/shared/contract/media/newsCalls';
import { newsFixture } from '../../news/newsFixture';
import type { ContentRecord } from './contentCalls';

const editor = { id: '5e1a7c9e-1f00-4a00-8a00-000000000001', name: 'Редакторова Анна' };

/** A news item as editors find it in their list. */
export const newsRow = (
  number: number,
  status: PublicationStatus = 'PUBLISHED',
  own: Partial<NewsCard> = {},
) =>
  newsFixture(number, {
    staff: {
      status,
      version: 3,
      languages: ['ru', 'en'],
      createdAt: '2026-11-01T08:00:00Z',
      updatedAt: '2026-11-03T10:30:00Z',
      updatedBy: editor,
    },
    ...own,
  });

/** All of it, as it is read before it is saved. */
export const newsRecord = (number: number, status: PublicationStatus = 'PUBLISHED') => {
  const { id, url, cover, publishAt, isPinned, tags } = newsRow(number, status);
  return {
    ...{ id, url, cover, publishAt, isPinned, status },
    version: 3,
    title: { ru: `Новость ${number}`, en: `News ${number}` },
    summary: { ru: `О чём новость ${number}`, en: `About news ${number}` },
    body: { ru: '<p>Текст</p>', en: '<p>Text</p>' },
    coverId: '6f1a7c9e-1f00-4a00-8a00-000000000002',
    seo: null,
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-03T10:30:00Z',
    updatedBy: editor,
    files: [],
    tagIds: tags.map((tag) => tag.id),
    authorId: '6f1a7c9e-1f00-4a00-8a00-000000000003',
  } satisfies ContentRecord;
};
