import { and, eq, lte } from 'drizzle-orm';
import { news } from '../schema/media';

/** What readers may see at the moment `now`, in milliseconds. */
export const isPublished = (now: number) =>
  and(eq(news.status, 'PUBLISHED'), lte(news.publishAt, new Date(now)));
