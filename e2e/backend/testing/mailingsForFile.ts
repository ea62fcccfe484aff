import {
  createNotification,
  getNotification,
  sendNotification,
} from '@campus/shared/contract/notifications/calls';
import { asc, eq, sql } from 'drizzle-orm';
import { countRows } from '../platform/database/countRows';
import { runDueJobs } from '../platform/jobs/runDueJobs';
import { humanNotifications } from '../domains/inbox/inboxTables';
import { humans } from '../domains/accounts/humanTables';
import { beforeTests } from './beforeTests';
import { startTestBackend } from './startTestBackend';

export const crowdSize = 2_500;
export const toCrowd = { mode: 'FILTER', filter: { search: 'Толпа' } };

const words = {
  title: { ru: 'Столовая открыта', en: 'The canteen is open' },
  body: { ru: 'Приходите.', en: 'Come in.' },
  kind: 'INFO',
  channels: ['INBOX'],
};

/** The backend with thousands of people who read English, and those who write to them. */
async function startMailings() {
  const backend = await startTestBackend();
  const { db, clock, services } = backend;
  let token = '';
  await db.execute(sql`
    insert into ${humans} (email, last_name, language_id)
    select 'crowd' || number || '@example.test', 'Толпа', (select id from languages where key = 'en')
    from generate_series(1, ${crowdSize}::int) as number`);
  const rows = await db
    .select({ id: humans.id })
    .from(humans)
    .where(eq(humans.lastName, 'Толпа'))
    .orderBy(asc(humans.id));
  const crowd = rows.map(({ id }) => id);

  return {
    ...backend,
    crowd,
    toSome: (count: number) => ({ mode: 'IDS', humanIds: crowd.slice(0, count) }),

    /** Sessions are shorter than the waits of these tests. */
    async travel(shift: number) {
      clock.shift = shift;
      token = await backend.tokenOf('admin');
    },

    async draft(change: object) {
      const body = { ...words, ...change };
      const answer = await backend.send(createNotification, { token, body });
      expect(answer).toMatchObject({ status: 200 });
      return answer.body.id;
    },

    start: (id: string) => backend.send(sendNotification, { token, params: { id } }),

    /** Does what waits, until nothing does. */
    work: () => runDueJobs(services),

    async read(id: string) {
      return (await backend.send(getNotification, { token, params: { id } })).body;
    },

    inboxesWith: (id: string) =>
      countRows(db, humanNotifications, eq(humanNotifications.notificationId, id)),
  };
}

/** The mailings of a file of tests; each of them finds today and no letters. */
export function mailingsForFile() {
  const post = beforeTests(startMailings);
  afterAll(() => post.stop());
  beforeEach(async () => {
    await post.travel(0);
    post.mails.length = 0;
  });
  return post;
}
