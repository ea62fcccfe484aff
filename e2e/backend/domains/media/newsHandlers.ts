import type * as contract from '@campus/shared/contract/media/newsCalls';
import type { newsCreateRequest, newsFilterRequest } from '@campus/shared/contract/media/requests';
import { desc } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { news } from './mediaTables';
import { editorial } from './editorial';
import { publications } from './publications/publications';
import { hasAnyTag } from './publications/conditions';
import { publicationHandlers } from './publications/publicationHandlers';
import type { Order } from './publications/PublicationKind';

type Filter = z.output<typeof newsFilterRequest>;
type Request = z.output<typeof newsCreateRequest>;

const { toColumns, check, ...reading } = editorial(publications.news.tags);

const handlers = publicationHandlers({
  ...publications.news,
  ...reading,
  narrow: (db: Database, { tagIds }: Filter) => hasAnyTag(db, publications.news, tagIds),
  orderBy: ({ direction, isByAge }: Order) =>
    isByAge ? [direction(news.createdAt)] : [desc(news.isPinned), direction(news.publishAt)],
  toColumns: (request: Request) => toColumns(request),
  check: (tx: Database, request: Request) => check(tx, request),
});

export const newsHandlers: Handlers<typeof contract> = {
  filterNews: handlers.filter,
  getNewsByUrl: handlers.getByUrl,
  getNews: handlers.get,
  createNews: handlers.create,
  updateNews: handlers.update,
  deleteNews: handlers.remove,
};
