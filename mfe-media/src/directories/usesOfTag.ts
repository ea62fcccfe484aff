import { paths } from '@campus/shared/paths';
import type { Tag } from './Tag';

/** Where the news and the events that have a tag are listed. */
export const usesOfTag = ({ id }: Tag) => ({
  news: `${paths.contents('news')}?tagIds=${id}`,
  events: `${paths.contents('events')}?tagIds=${id}`,
});
