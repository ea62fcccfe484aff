import type * as media from '@campus/shared/contract/media';
import { sql } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { newsTags } from '../schema/media';
import { filterNews } from './filterNews';
import { getNewsByUrl } from './getNewsByUrl';

export const mediaHandlers: Handlers<typeof media> = {
  filterNews,
  getNewsByUrl,

  async listNewsTags(_, { db, language }) {
    const name = sql`${newsTags.name}->>'ru' collate "und-x-icu"`;
    const tags = await db.select().from(newsTags).orderBy(name);
    return tags.map((tag) => ({ ...tag, name: inLanguage(tag.name, language) }));
  },
};
