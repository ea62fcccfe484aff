/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { deleteCurrentUser, sendConfirmationCode } from '@campus/shared/contract/auth/calls';
import { deleteFile, updateFile } from '@campus/shared/contract/files/calls';
import { eq, inArray, sql } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { jobs } from '../../platform/jobs/jobTables';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { applications } from '../applications/applicationTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { paymentCandidates, payHistoryItems } from '../payments/paymentTables';
import { fcmTokens } from '../inbox/inboxTables';
import { humans, students } from '../accounts/humanTables';
import { sessions } from '../accounts/sessionTables';
import { studentClaims } from '../people/peopleTables';
import { consents, ticketAnswers, tickets } from '../support/supportTables';
import {
  addHuman,
  addPhoto,
  identified,
  addRecord,
} from '../applications/testing/openApplicationDesk';
import { logOf } from '../../testing/logOf';
import { hashPassword } from './createPasswords';
import { tellOwner } from './tellOwner';
import { otherThan, testServerForFile } from './testing/testServerForFile';

const msPerDay = 86_400_000;

const { backend, door } = testServerForFile();

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword);
});

const leave = (token: string, body: object = { currentPassword: demoPassword }) =>
  backend.send(deleteCurrentUser, { token, body });

/** Somebody with the password of the demo. */
const addOwner = (change: Parameters<typeof addHuman>[1] = {}) =>
  addHuman(backend, { passwordHash, ...change });

async function recordOf(id: string) {
  const [row] = await backend.db.select().from(humans).where(eq(humans.id, id));
  return assertDefined(row);
}

const later = (days: number) => {
  backend.clock.shift = days * msPerDay;
  return runDueJobs(backend.services);
};

/** A payment of the demo, now somebody else’s. */
async function givePayment(humanId: string, status: 'SENT' | 'PAID') {
  const [like] = await backend.db.select().from(payHistoryItems).limit(1);
  const copy = { ...assertDefined(like), id: randomUUID(), humanId, status };
  await backend.db.insert(payHistoryItems).values(copy);
}

test('a deleted account is closed at once and can be restored for thirty days', async () => {
  const human = await addOwner(identified());
  const { status, body } = await leave(human.token);
  expect(status).toBe(200);
  const days = (Date.parse(body.restorableUntil) - Date.now()) / msPerDay;
  expect(Math.round(days)).toBe(30);
  expect((await door.whoAmI(human.token)).body.code).toBe('TOKEN');
  expect((await door.refresh(human.token)).status).toBe(401);
  const [entry] = await logOf(backend, human.id);
  expect(entry).toMatchObject({ action: 'human.delete', actorType: 'HUMAN', actorId: human.id });
  await later(29);
  expect(await recordOf(human.id)).toMatchObject({ state: 'DELETED', lastName: 'Тестовая' });
});

test('a token alone deletes nothing: the password is asked for, or a mailed code of whoever has none', async () => {
  const human = await addOwner();
  expect(await leave(human.token, {})).toMatchObject({
    status: 422,
    body: { code: 'REAUTHENTICATION', fields: { currentPassword: 'REAUTHENTICATION' } },
  });
  const wrong = await leave(human.token, { currentPassword: 'не тот пароль вовсе' });
  expect(wrong.body.fields).toEqual({ currentPassword: 'PASSWORD_WRONG' });
  expect((await recordOf(human.id)).state).toBe('ACTIVE');

  const other = await addHuman(backend);
  expect((await leave(other.token, {})).body.fields).toEqual({ code: 'REAUTHENTICATION' });
  await backend.send(sendConfirmationCode, { token: other.token });
  await runDueJobs(backend.services);
  const code = door.lastCode();
  expect((await leave(other.token, { code: otherThan(code) })).body.fields).toEqual({
    code: 'CODE_WRONG',
  });
  expect((await leave(other.token, { code })).status).toBe(200);
});

test('of two deletions at once one succeeds', async () => {
  const human = await addOwner();
  const answers = await Promise.all([leave(human.token), leave(human.token)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // The other finds the account closed, or its own session ended.
  expect([401, 409]).toContain(statuses.find((status) => status !== 200));
});

test('money on its way keeps the account open', async () => {
  const human = await addOwner();
  await givePayment(human.id, 'SENT');
  const { status, body } = await leave(human.token);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'PAYMENT_PENDING' });
  expect((await door.whoAmI(human.token)).status).toBe(200);
  const own = eq(payHistoryItems.humanId, human.id);
  await backend.db.update(payHistoryItems).set({ status: 'PAID' }).where(own);
  expect((await leave(human.token)).status).toBe(200);
});

test('on day 30 everything that names the person goes, and the payments stay', async () => {
  const { db, accountId, tokenOf } = backend;
  const id = await accountId('student');
  const token = await tokenOf('student');
  const phone = { humanId: id, token: 'phone of the student', platform: 'IOS' } as const;
  await db.insert(fcmTokens).values(phone);
  const photoId = await addPhoto(backend, id);
  await db.update(humans).set({ photoId }).where(eq(humans.id, id));
  await db.insert(studentClaims).values({ humanId: id, studentId: (await addRecord(backend)).id });
  await db.update(payHistoryItems).set({ status: 'PAID' }).where(eq(payHistoryItems.humanId, id));
  const paid = await db.select().from(payHistoryItems).where(eq(payHistoryItems.humanId, id));

  const registers = () =>
    db.select().from(paymentCandidates).where(eq(paymentCandidates.humanId, id));
  const listed = await registers();

  expect((await leave(token)).status).toBe(200);
  await later(31);

  expect(await recordOf(id)).toMatchObject({
    state: 'ANONYMISED',
    ...{ lastName: null, firstName: null, middleName: null, birthDate: null, phone: null },
    ...{ snils: null, inn: null, passport: null, photoId: null, passwordHash: null },
    email: `${id}@anonymised.invalid`,
  });
  const left = async (
    table: typeof sessions | typeof fcmTokens | typeof students | typeof studentClaims,
  ) => (await db.select().from(table).where(eq(table.humanId, id))).length;
  for (const table of [sessions, fcmTokens, students, studentClaims]) {
    expect(await left(table)).toBe(0);
  }
  expect(await db.select().from(mediaFiles).where(eq(mediaFiles.id, photoId))).toStrictEqual([]);
  const given = await db.select().from(consents).where(eq(consents.humanId, id));
  expect(given.length).toBeGreaterThan(0);
  expect(new Set(given.map(({ ip }) => ip))).toEqual(new Set(['']));
  const filed = await db.select().from(applications).where(eq(applications.humanId, id));
  for (const { studentSnapshot, payload } of filed) {
    expect(studentSnapshot).toMatchObject({ lastName: null, firstName: null, birthDate: null });
    expect(payload ?? {}).not.toHaveProperty('contractNumber');
  }
  const kept = await db.select().from(payHistoryItems).where(eq(payHistoryItems.humanId, id));
  expect(kept).toHaveLength(paid.length);
  expect(listed.map(({ name }) => name)).not.toContain('');
  expect((await registers()).map(({ name }) => name)).toEqual(listed.map(() => ''));
});

test('what the person wrote as a guest names nobody, and files that staff added are gone', async () => {
  const { db, accountId } = backend;
  const human = await addOwner();
  const asked = { subject: 'Карта', text: 'Не открывает дверь.', category: 'CARD' } as const;
  const addTicket = async (owner: Partial<typeof tickets.$inferInsert>) => {
    const ticket = { number: `T-${randomUUID()}`, channel: 'WEB', ...asked, ...owner } as const;
    return assertDefined((await db.insert(tickets).values(ticket).returning())[0]).id;
  };
  const main = await addTicket({ humanId: human.id });
  const guest = { guestName: 'Приметная', guestEmail: 'marked@example.test' };
  const [twin, stranger] = [
    await addTicket({ ...guest, mergedIntoId: main }),
    await addTicket(guest),
  ];
  const consent = { ticketId: twin, type: 'PD', textVersion: '1', ip: '192.0.2.7' } as const;
  await db.insert(consents).values(consent);
  const answer = { ticketId: twin, author: 'STAFF', text: 'Вот справка.' } as const;
  const [answered] = await db.insert(ticketAnswers).values(answer).returning();
  const ownerId = await accountId('support');
  const fileOf = async (subjectId: string) => {
    const fileId = await addPhoto(backend, human.id);
    const brought = { bucket: 'ticket', subjectId, ownerId } as const;
    await db.update(mediaFiles).set(brought).where(eq(mediaFiles.id, fileId));
    return fileId;
  };
  const files = [await fileOf(main), await fileOf(assertDefined(answered).id)];
  const foreign = await fileOf(stranger);

  await leave(human.token);
  await later(31);

  const guestOf = async (id: string) => {
    const { guestName, guestEmail } = tickets;
    const named = db.select({ guestName, guestEmail }).from(tickets);
    return (await named.where(eq(tickets.id, id)))[0];
  };
  expect(await guestOf(twin)).toEqual({ guestName: '', guestEmail: '' });
  expect(await guestOf(stranger)).toEqual(guest);
  const [given] = await db.select().from(consents).where(eq(consents.ticketId, twin));
  expect(given?.ip).toBe('');
  const isOne = inArray(mediaFiles.id, [...files, foreign]);
  expect(await db.select({ id: mediaFiles.id }).from(mediaFiles).where(isOne)).toEqual([
    { id: foreign },
  ]);
});

test('the log keeps what was done and forgets to whom', async () => {
  const human = await addOwner(identified({ lastName: 'Приметная' }));
  const ticketId = randomUUID();
  const asked = { subject: 'Карта', text: 'Не открывает дверь.', category: 'CARD' } as const;
  const ticket = {
    id: ticketId,
    number: `T-${ticketId}`,
    humanId: human.id,
    channel: 'WEB',
  } as const;
  await backend.db.insert(tickets).values({ ...ticket, ...asked });
  const token = await backend.tokenOf('admin');
  const ofStaff = {
    bucket: 'ticket',
    subjectId: ticketId,
    ownerId: await backend.accountId('admin'),
  } as const;
  for (const about of [{ subjectId: randomUUID(), ownerId: human.id }, ofStaff]) {
    const fileId = await addPhoto(backend, human.id);
    const brought = { ...about, originalName: 'Приметная.jpg' };
    await backend.db.update(mediaFiles).set(brought).where(eq(mediaFiles.id, fileId));
    const byStaff = { token, params: { fileId } };
    await backend.send(updateFile, { ...byStaff, body: { alt: { ru: 'Приметная' } } });
    await backend.send(deleteFile, byStaff);
  }
  await leave(human.token);
  await later(31);
  const log = await logOf(backend, human.id);
  const changes = ['file.update', 'file.delete'];
  const actions = log.map(({ action }) => action);
  expect(actions.slice(0, 5)).toEqual([...changes, ...changes, 'human.delete']);
  // Both are of one moment.
  expect(new Set(actions.slice(5))).toEqual(new Set(['ticket.close', 'human.anonymise']));
  expect(JSON.stringify(log)).not.toMatch('Приметная');
  expect(log[3]).toMatchObject({ actorType: 'USER', diff: null });
  expect(log[4]).toMatchObject({ actorName: 'HUMAN', ip: null, diff: null });
});

test('letters that could not be sent go with the account, whatever address they were for', async () => {
  const people = [await addOwner(), await addOwner()] as const;
  const context = { ...backend.services, ip: '', requestId: '' };
  for (const { id } of people)
    for (const to of [undefined, `before ${id}`])
      await tellOwner(backend.db, context, { kind: 'HUMAN', id }, 'EMAIL_LEFT', { to });
  const isLetter = eq(jobs.name, 'account.mail');
  await backend.db.update(jobs).set({ diedAt: new Date() }).where(isLetter);
  await leave(people[0].token);
  await later(31);
  const letters = await backend.db.select().from(jobs).where(isLetter);
  const { id, email } = people[1];
  expect(letters.map(({ payload }) => payload.to).sort()).toEqual([email, `before ${id}`].sort());
});

test('an account that came back is left alone, and one deleted again waits anew', async () => {
  const human = await addOwner(identified());
  await leave(human.token);
  const own = eq(humans.id, human.id);
  await backend.db.update(humans).set({ state: 'ACTIVE', deletedAt: null }).where(own);
  await later(31);
  expect(await recordOf(human.id)).toMatchObject({ state: 'ACTIVE', lastName: 'Тестовая' });

  const again = await backend.services.sessions.open('HUMAN', human.id, { ip: '127.0.0.1' });
  await leave(again);
  await later(32);
  expect((await recordOf(human.id)).state).toBe('DELETED');
  await later(62);
  expect((await recordOf(human.id)).state).toBe('ANONYMISED');
});

test('what is anonymised is final', async () => {
  const human = await addOwner();
  await leave(human.token);
  await later(31);
  const before = await recordOf(human.id);
  await backend.db.execute(sql`update jobs set run_at = now()`);
  await later(62);
  expect(await recordOf(human.id)).toEqual(before);
});

test('staff are no participants', async () => {
  const answer = await leave(await backend.tokenOf('admin'));
  expect({ status: answer.status, code: answer.body.code }).toEqual({
    status: 403,
    code: 'FORBIDDEN',
  });
});
