/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { humanNotifications } from '../backend/domains/inbox/inboxTables';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { jobs } from '../backend/platform/jobs/jobTables';
import { crowdSize, mailingsForFile, toCrowd } from '../backend/testing/mailingsForFile';
import { postgresForFile } from './postgresForFile';

jest.setTimeout(120_000);

const { withServer, backendsOn } = postgresForFile();
const post = mailingsForFile();
const { start, hold } = backendsOn(() => post.db);

/** What a process that is dead holds is free again after five minutes; nobody waits for them here. */
const freeJobs = () => post.db.update(jobs).set({ lockedUntil: null });

withServer(
  'a server killed amid a mailing sends it to the others, to nobody twice, and the figures add up',
  async () => {
    const id = await post.draft({ audience: toCrowd });
    const person = await hold('humans', { id: assertDefined(post.crowd[1_500]) });
    await post.start(id);
    const first = await start();
    await person.isWaitedFor();
    await first.end('SIGKILL');
    await person.letGo();
    expect(await post.inboxesWith(id)).toBe(1_000);
    expect(await post.read(id)).toMatchObject({
      status: 'SENDING',
      stats: { targeted: crowdSize, delivered: 1_000, failed: 0 },
    });

    await freeJobs();
    const next = await start();
    while ((await post.read(id)).status === 'SENDING');
    await next.end('SIGKILL');
    expect(await post.read(id)).toMatchObject({
      status: 'SENT',
      stats: { targeted: crowdSize, delivered: crowdSize, failed: 0 },
    });
    const rows = await post.db
      .select({ humanId: humanNotifications.humanId })
      .from(humanNotifications)
      .where(eq(humanNotifications.notificationId, id));
    expect(rows.map(({ humanId }) => humanId).sort()).toEqual([...post.crowd].sort());
  },
);
