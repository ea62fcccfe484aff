import { eq } from 'drizzle-orm';
import { tally } from '../database/tally';
import { events, infoPages, news } from '../schema/media';
import type { Counter } from './Counter';

export const countContent: Counter<'content'> = {
  roles: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  async count({ db }) {
    const sum = { drafts: 0, scheduled: 0 };
    for (const table of [news, events, infoPages]) {
      const { status } = table;
      const wanted = { drafts: eq(status, 'DRAFT'), scheduled: eq(status, 'SCHEDULED') };
      const { drafts, scheduled } = await tally(db, table, wanted);
      sum.drafts += drafts;
      sum.scheduled += scheduled;
    }
    return sum;
  },
};
