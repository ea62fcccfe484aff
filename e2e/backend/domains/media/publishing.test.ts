/** @jest-environment node */
import { canMove } from '@campus/shared/contract/machine';
import {
  publicationMoves,
  publicationStatuses,
  type PublicationStatus,
} from '@campus/shared/contract/media/machine';
import { and, eq } from 'drizzle-orm';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { logs } from '../../platform/audit/auditTables';
import { events, infoPages, news } from './mediaTables';
import { draftOf, publicationCalls, type PublicationKindName } from './testing/openPublicationDesk';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('content');
});
afterEach(() => (backend.clock.shift = 0));

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const tables = { news, events, 'info-pages': infoPages };
const moveOf: Record<PublicationStatus, keyof typeof publicationMoves> = {
  DRAFT: 'unpublish',
  SCHEDULED: 'schedule',
  PUBLISHED: 'publish',
  ARCHIVED: 'archive',
};

describe.each(Object.keys(publicationCalls) as PublicationKindName[])('%s', (kind) => {
  const calls = publicationCalls[kind];
  const create = (own: object) => backend.send(calls.create, { token, body: draftOf(kind, own) });
  const created = async (own: object = {}) => (await create(own)).body;
  type Saved = Awaited<ReturnType<typeof created>>;
  const save = ({ id, version }: Saved, own: object) =>
    backend.send(calls.update, {
      token,
      params: { id },
      body: draftOf(kind, { version, ...own }),
    });
  const visible = async ({ url }: Saved) =>
    (await backend.send(calls.getByUrl, { params: { url } })).status === 200;
  const present = async ({ id }: Saved) => {
    // A session does not outlive the hours that a test skips.
    backend.clock.shift = 0;
    return (await backend.send(calls.get, { token, params: { id } })).body;
  };

  /** Puts a fresh item into a state without asking the machine. */
  async function itemIn(status: PublicationStatus) {
    const item = await created();
    await backend.db
      .update(tables[kind] as typeof news)
      .set({ status })
      .where(eq((tables[kind] as typeof news).id, item.id));
    return item;
  }

  const pairs = publicationStatuses.flatMap((from) =>
    publicationStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.each(pairs)('from %s to %s goes what the machine admits', async (from, to) => {
    const item = await itemIn(from);
    const answer = await save(item, { status: to, publishAt: inHours(1) });
    if (canMove(publicationMoves[moveOf[to]], from)) {
      expect(answer).toMatchObject({ status: 200, body: { status: to } });
      expect(await visible(item)).toBe(to === 'PUBLISHED');
      const action = moveOf[to];
      const [log] = await backend.db
        .select()
        .from(logs)
        .where(eq(logs.entityId, item.id))
        .orderBy(logs.at)
        .offset(1);
      expect(log?.action.split('.')[1]).toBe(action);
    } else {
      expect(answer.body).toMatchObject({
        ...{ statusCode: 409, code: 'STATE', current: from },
        message: expect.stringMatching(/^(Материал|Публикация материала) /) as string,
      });
      expect((await present(item)).version).toBe(item.version);
    }
  });

  test('publishing happens now, unless it is told to have happened before', async () => {
    const before = Date.now();
    const now = await created({ status: 'PUBLISHED', publishAt: inHours(5) });
    expect(Date.parse(String(now.publishAt))).toBeGreaterThanOrEqual(before);
    expect(Date.parse(String(now.publishAt))).toBeLessThanOrEqual(Date.now());
    const publishAt = inHours(-24);
    const back = await created({ status: 'PUBLISHED', publishAt });
    expect(back.publishAt).toBe(publishAt);
    const again = await save(back, { status: 'PUBLISHED' });
    expect(again.body.publishAt).toBe(publishAt);
  });

  test('a moment that is taken away does not come back, one that is not named stays', async () => {
    const planned = await created({ publishAt: inHours(5) });
    const kept = await save(planned, {});
    expect(kept.body.publishAt).toBe(planned.publishAt);
    const none = await save(kept.body, { publishAt: null });
    expect(none.body.publishAt).toBeNull();
    const before = Date.now();
    const back = await created({ status: 'PUBLISHED', publishAt: inHours(-24) });
    const now = await save(back, { status: 'PUBLISHED', publishAt: null });
    expect(Date.parse(String(now.body.publishAt))).toBeGreaterThanOrEqual(before);
  });

  test('a moment that is missing or past cannot be scheduled', async () => {
    for (const publishAt of [undefined, null, inHours(-1)]) {
      const { body } = await create({ status: 'SCHEDULED', publishAt });
      expect(body).toMatchObject({
        statusCode: 422,
        code: 'PUBLISH_AT_PAST',
        fields: { publishAt: 'PUBLISH_AT_PAST' },
      });
    }
  });

  test('a scheduled item appears at its moment', async () => {
    const item = await created({ status: 'SCHEDULED', publishAt: inHours(2) });
    await runDueJobs(backend.services);
    expect(await visible(item)).toBe(false);
    backend.clock.shift = 2 * hour + 1_000;
    await runDueJobs(backend.services);
    expect(await visible(item)).toBe(true);
    expect(await present(item)).toMatchObject({ status: 'PUBLISHED', publishAt: item.publishAt });
    const [log] = await backend.db
      .select()
      .from(logs)
      .where(and(eq(logs.entityId, item.id), eq(logs.actorType, 'SYSTEM')));
    expect(log?.action).toMatch(/\.appear$/);
    expect(log?.diff).toEqual({ status: { from: 'SCHEDULED', to: 'PUBLISHED' } });
  });

  test('what was put off appears later, what was withdrawn never', async () => {
    const late = await created({ status: 'SCHEDULED', publishAt: inHours(2) });
    await save(late, { status: 'SCHEDULED', publishAt: inHours(4) });
    const soon = await created({ status: 'SCHEDULED', publishAt: inHours(4) });
    await save(soon, { status: 'SCHEDULED', publishAt: inHours(1) });
    const never = await created({ status: 'SCHEDULED', publishAt: inHours(2) });
    await save(never, { status: 'DRAFT' });
    const gone = await created({ status: 'SCHEDULED', publishAt: inHours(2) });
    await backend.send(calls.remove, { token, params: { id: gone.id } });

    backend.clock.shift = 3 * hour;
    await runDueJobs(backend.services);
    expect([await visible(late), await visible(soon), await visible(never)]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await present(late)).status).toBe('SCHEDULED');
    backend.clock.shift = 5 * hour;
    await runDueJobs(backend.services);
    expect(await visible(late)).toBe(true);
    expect((await present(never)).status).toBe('DRAFT');
  });
});
