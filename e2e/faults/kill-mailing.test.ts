/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { humanNotifications } from '../backend/domains/inbox/inboxTables';
import { consents } from '../backend/domains/support/supportTables';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { jobs } from '../backend/platform/jobs/jobTables';
import { crowdSize, mailingsForFile, toCrowd } from '../backend/testing/mailingsForFile';
import { postgresForFile } from './postgresForFile';

jest.setTimeout(120_000);

const { withServer, backendsOn } = postgresForFile();
const post = mailingsForFile();
const { start, hold, mailed } = backendsOn(() => post.db);

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

withServer(
  'a server killed amid the letters of a mailing leaves the others to the next, mails nobody twice, and the figures add up',
  async () => {
    const humanIds = post.crowd.slice(0, 60);
    const given = { type: 'MAILING' as const, textVersion: '1', ip: '192.0.2.1' };
    await post.db.insert(consents).values(humanIds.map((humanId) => ({ ...given, humanId })));
    const audience = { mode: 'IDS', humanIds };
    const id = await post.draft({ audience, channels: ['EMAIL'] });
    // Who is about to be mailed is claimed by tens: the third ten has to wait for this row.
    const person = await hold('humans', { id: assertDefined(humanIds[25]) });
    await post.start(id);
    const first = await start();
    await person.isWaitedFor();
    await first.end('SIGKILL');
    await person.letGo();
    expect(await mailed()).toHaveLength(20);

    await freeJobs();
    const next = await start();
    while ((await post.read(id)).status === 'SENDING');
    await next.end('SIGKILL');
    // What the dead process had not claimed to the end is claimed by nobody, so that the next one does.
    expect(await post.read(id)).toMatchObject({
      status: 'SENT',
      stats: { targeted: 60, delivered: 60, failed: 0 },
    });
    const addresses = await mailed();
    expect(addresses).toHaveLength(60);
    expect(new Set(addresses).size).toBe(60);
  },
);
