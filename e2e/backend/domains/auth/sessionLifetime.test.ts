/** @jest-environment node */
import { refreshStaffToken } from '@campus/shared/contract/auth/calls';
import { desc, eq, sql } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { addUser } from '../../testing/addUser';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { sessions } from '../accounts/sessionTables';
import { testServerForFile } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

/** A session just begun, its row in days from now, and a way to let it grow old. */
async function begun() {
  const token = await backend.tokenOf('student');
  const [row] = await backend.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
  const isIt = eq(sessions.id, assertDefined(row).id);
  const { expiresAt, absoluteAt } = sessions;
  const daysTo = (column: typeof expiresAt | typeof absoluteAt) =>
    sql<number>`round(extract(epoch from ${column} - now()) / 86400)::int`;
  return {
    token,
    set: (change: object) => backend.db.update(sessions).set(change).where(isIt),
    async days() {
      const [left] = await backend.db
        .select({ idle: daysTo(expiresAt), whole: daysTo(absoluteAt) })
        .from(sessions)
        .where(isIt);
      return left;
    },
  };
}

test('a session ends thirty days after it was last renewed, and ninety after it began', async () => {
  const session = await begun();
  expect(await session.days()).toEqual({ idle: 30, whole: 90 });
  await session.set({ absoluteAt: sql`now() + interval '10 days'` });
  expect((await door.refresh(session.token)).status).toBe(200);
  expect(await session.days()).toEqual({ idle: 10, whole: 10 });
});

test('after its end a session opens nothing and is not renewed', async () => {
  const { token, set } = await begun();
  expect((await door.whoAmI(token)).status).toBe(200);
  await set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await door.whoAmI(token)).status).toBe(401);
  expect((await door.refresh(token)).status).toBe(401);
});

test('a session of staff ends eight hours after it was last renewed, and twelve after it began', async () => {
  const token = await backend.tokenOf('support');
  const [row] = await backend.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
  const { id, createdAt, expiresAt, absoluteAt } = assertDefined(row);
  const hours = (end: Date) => Math.round((end.getTime() - createdAt.getTime()) / 3_600_000);
  expect([hours(expiresAt), hours(absoluteAt)]).toEqual([8, 12]);
  const isIt = eq(sessions.id, id);
  await backend.db
    .update(sessions)
    .set({ absoluteAt: sql`now() + interval '1 hour'` })
    .where(isIt);
  const { status } = await backend.send(refreshStaffToken, { body: { authToken: token } });
  expect(status).toBe(200);
  const left = sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 3600)::int`;
  expect(await backend.db.select({ left }).from(sessions).where(isIt)).toEqual([{ left: 1 }]);
});

test('a session of staff that was opened under longer terms ends twelve hours after it began', async () => {
  const token = await backend.tokenOf('content');
  const [row] = await backend.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
  const isIt = eq(sessions.id, assertDefined(row).id);
  const inDays = (days: number) => sql`now() + make_interval(days => ${days})`;
  const began = (hours: number) =>
    backend.db
      .update(sessions)
      .set({
        createdAt: sql`now() - make_interval(hours => ${hours})`,
        ...{ expiresAt: inDays(30), absoluteAt: inDays(90) },
      })
      .where(isIt);
  await began(11);
  const renewed = await backend.send(refreshStaffToken, { body: { authToken: token } });
  expect(renewed.status).toBe(200);
  const left = sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 3600)::int`;
  expect(await backend.db.select({ left }).from(sessions).where(isIt)).toEqual([{ left: 1 }]);
  await began(13);
  const late = await backend.send(refreshStaffToken, { body: renewed.body });
  expect(late.status).toBe(401);
  // It has come to its end, and nobody has used its token twice.
  const [after] = await backend.db.select().from(sessions).where(isIt);
  expect(after?.revokeReason).toBeNull();
});

test('a session opens nothing and is not renewed while its account is closed, though nobody ended it', async () => {
  const { db } = backend;
  const [human, user] = [await addHuman(backend), await addUser(backend, 'SUPPORT')];
  const [isHuman, isUser] = [eq(humans.id, human.id), eq(users.id, user.id)];
  const renew = (authToken: string) => backend.send(refreshStaffToken, { body: { authToken } });
  await db
    .update(humans)
    .set({ state: 'DELETED', deletedAt: sql`now()` })
    .where(isHuman);
  expect((await door.whoAmI(human.token)).status).toBe(401);
  expect((await door.refresh(human.token)).status).toBe(401);
  for (const closed of [{ isActive: false }, { deletedAt: sql`now()` }]) {
    await db.update(users).set(closed).where(isUser);
    expect((await door.whoAmI(user.token)).status).toBe(401);
    expect((await renew(user.token)).status).toBe(401);
    await db.update(users).set({ isActive: true, deletedAt: null }).where(isUser);
    expect((await door.whoAmI(user.token)).status).toBe(200);
  }
});
