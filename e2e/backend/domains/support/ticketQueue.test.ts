/** @jest-environment node */
import { dayAt, workingDayAfter } from '@campus/shared/contract/days';
import {
  createGuestTicket,
  filterTickets,
  mergeTickets,
} from '@campus/shared/contract/support/calls';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { mediaFiles } from '../../platform/files/fileTables';
import { logs } from '../../platform/audit/auditTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { eskCards } from '../cards/cardTables';
import { tickets } from './supportTables';
import { addUser, roleIdOf } from '../../testing/addUser';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';
import { solvedChallenge } from './testing/solvedChallenge';

const day = 86_400_000;

const desk = ticketDeskForFile();

describe('a guest', () => {
  const guest = {
    category: 'OTHER',
    subject: 'Где вас найти',
    text: 'Не нахожу ваш адрес на сайте.',
    guestName: 'Guest',
    guestEmail: 'desk@example.test',
    consent: true,
  };

  test('is answered by mail in the language of the ticket, and reads no notes', async () => {
    const captcha = await solvedChallenge(desk);
    const sent = { body: { ...guest, captcha }, language: 'en' } as const;
    const { body } = await desk.send(createGuestTicket, sent);
    await desk.answer(body.id, { text: 'Внутреннее', isInternal: true });
    await desk.answer(body.id, { text: 'Second floor, room 12.' });
    await runDueJobs(desk.services);
    expect(desk.mails.map(({ to }) => to)).toEqual([guest.guestEmail, guest.guestEmail]);
    expect(desk.mails[0]?.subject).toBe(`We have received your ticket ${body.number}`);
    expect(desk.mails[1]?.subject).toBe(
      `An answer to your ticket ${body.number}: ${guest.subject}`,
    );
    expect(desk.mails[1]?.text).toContain('Second floor, room 12.');
  });

  test('who makes up addresses of mail is known by the address of the network', async () => {
    const write = async (number: number) => {
      const captcha = await solvedChallenge(desk);
      const body = { ...guest, captcha, guestEmail: `robot${number}@example.test` };
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      return (await desk.send(createGuestTicket, { body, headers })).status;
    };
    const statuses = [];
    for (let number = 0; number < 21; number += 1) statuses.push(await write(number));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  test('who called is written down with name and e-mail', async () => {
    const { guestName, guestEmail } = guest;
    const { status, body } = await desk.onBehalf({ humanId: undefined, guestName, guestEmail });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      channel: 'STAFF',
      human: null,
      owner: { humanId: null, name: guestName, email: guestEmail },
    });
  });
});

describe('on behalf', () => {
  test('a ticket belongs to the participant, whom staff see beside it', async () => {
    const { body } = await desk.onBehalf({ priority: 'HIGH' });
    expect(body).toMatchObject({
      status: 'NEW',
      channel: 'STAFF',
      priority: 'HIGH',
      owner: { humanId: desk.student },
      human: { identityStatus: 'VERIFIED', cardStatus: 'ACTIVE', study: { course: 2 } },
    });
    const [owner] = await desk.db.select().from(humans).where(eq(humans.id, desk.student));
    const { firstName, middleName } = assertDefined(owner);
    expect(body.human).toMatchObject({ firstName, middleName });
    expect(JSON.stringify(body)).not.toMatch(/snils|passport/i);
  });

  test('exactly one owner is named, and a live one', async () => {
    const both = await desk.onBehalf({ guestName: 'Гостья', guestEmail: 'g@example.test' });
    expect(both).toMatchObject({ status: 422, body: { fields: { humanId: 'TICKET_OWNER' } } });
    expect((await desk.onBehalf({ humanId: undefined })).status).toBe(422);
    expect((await desk.onBehalf({ humanId: undefined, guestName: 'Гостья' })).status).toBe(422);
    const unknown = await desk.onBehalf({ humanId: desk.support });
    expect(unknown.body.code).toBe('TICKET_HUMAN_UNKNOWN');
  });

  test('how somebody came is kept, and is one of the known ways', async () => {
    expect((await desk.onBehalf({ channel: 'PHONE' })).body.channel).toBe('PHONE');
    expect((await desk.onBehalf({ channel: 'WEB' })).body.fields).toEqual({ channel: 'INVALID' });
  });

  test('files that staff have brought come with it; it is made once, and not with foreign files', async () => {
    const attach = (ownerId: string, subjectId: string) =>
      desk.db.insert(mediaFiles).values({
        ...{ bucket: 'ticket', fileName: `${subjectId}.pdf`, originalName: 'Письмо.pdf' },
        ...{ mime: 'application/pdf', size: 1_234, sha256: 'x', subjectId, ownerId },
      });
    const [own, twice, foreign] = [randomUUID(), randomUUID(), randomUUID()];
    await attach(desk.support, own);
    await attach(desk.support, twice);
    await attach(desk.student, foreign);
    const { body } = await desk.onBehalf({ id: own, channel: 'LETTER' });
    expect(body).toMatchObject({ id: own, files: [{ originalName: 'Письмо.pdf' }] });
    expect((await desk.onBehalf({ id: own })).body.number).toBe(body.number);
    const again = await desk.onBehalf({ id: own, subject: 'Звонок о карте' });
    expect(again).toMatchObject({ status: 409, body: { code: 'TICKET_MADE' } });
    const both = await Promise.all([desk.onBehalf({ id: twice }), desk.onBehalf({ id: twice })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map((answer) => answer.body.number)).size).toBe(1);
    const other = (await desk.onBehalf({ id: foreign })).body;
    expect(other.files).toStrictEqual([]);
    expect(other.id).not.toBe(foreign);
  });

  test('a lost card is blocked at once', async () => {
    const { body } = await desk.onBehalf({ category: 'CARD_LOST' });
    expect(body).toMatchObject({ priority: 'HIGH', human: { cardStatus: 'BLOCKED' } });
    await desk.db
      .update(eskCards)
      .set({ status: 'ACTIVE', blockReason: null })
      .where(eq(eskCards.humanId, desk.student));
  });
});

describe('the queue', () => {
  test('tells versions, by which several are not changed over what came meanwhile', async () => {
    const { body } = await desk.onBehalf();
    const [read] = (await desk.filter({ search: body.number })).items;
    const { id, version } = assertDefined(read);
    await desk.answer(id, { priority: 'HIGH' });
    const late = await desk.answer(id, { text: 'Закрываем все разом.', close: true, version });
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION' } });
    expect((await desk.read(id)).body).toMatchObject({ status: 'OPEN', answers: [] });
  });

  test('is searched by number, words and e-mail, with wildcards taken literally', async () => {
    const { body } = await desk.onBehalf({ subject: 'Ещё редкое слово: ыть 100%' });
    expect((await desk.filter({ search: body.number.toLowerCase() })).items[0]?.id).toBe(body.id);
    expect((await desk.filter({ search: 'ЫТЬ 100%' })).total).toBe(1);
    expect((await desk.filter({ search: 'еще редкое' })).total).toBe(1);
    expect((await desk.filter({ search: 'guest2@example' })).items[0]?.owner.email).toBe(
      'guest2@example.test',
    );
    expect((await desk.filter({ search: '100_' })).total).toBe(0);
  });

  test('is searched by the names of participants and of guests', async () => {
    const [human] = await desk.db.select().from(humans).where(eq(humans.id, desk.student));
    const { lastName, firstName } = assertDefined(human);
    const { body } = await desk.onBehalf({});
    const own = await desk.filter({ search: `${lastName} ${firstName}`.toUpperCase() });
    expect(own.items.map(({ id }) => id)).toContain(body.id);
    expect(own.items.every(({ owner }) => owner.name.includes(String(lastName)))).toBe(true);
    const guest = { humanId: undefined, guestName: 'Звонкая Ящерка', guestEmail: 'z@example.test' };
    await desk.onBehalf(guest);
    expect((await desk.filter({ search: 'ящерка' })).total).toBe(1);
  });

  test('narrows by state, category, priority and assignee', async () => {
    const id = await desk.ticketIn('OPEN', { category: 'PARTNER' });
    await desk.answer(id, { assigneeId: desk.support });
    const mine = await desk.filter({
      statuses: ['OPEN'],
      categories: ['PARTNER'],
      priorities: ['HIGH'],
      assigneeId: desk.support,
    });
    expect(mine.items.map((ticket) => ticket.id)).toEqual([id]);
    const nobodys = await desk.filter({ assigneeId: null });
    expect(nobodys.items.every(({ assignee }) => assignee === null)).toBe(true);
    expect(nobodys.total).toBeGreaterThan(0);
  });

  test('has what somebody had who has gone among what nobody has', async () => {
    const id = await desk.ticketIn('OPEN');
    const { id: assigneeId } = await addUser(desk, 'SUPPORT');
    await desk.answer(id, { assigneeId });
    const nobodys = async () => (await desk.filter({ assigneeId: null, statuses: ['OPEN'] })).items;
    const isAmong = async () => (await nobodys()).some((ticket) => ticket.id === id);
    expect(await isAmong()).toBe(false);
    const colleague = eq(users.id, assigneeId);
    const roleId = await roleIdOf(desk, 'CONTENT_MANAGER');
    for (const gone of [{ isActive: false }, { isActive: true, roleId }]) {
      await desk.db.update(users).set(gone).where(colleague);
      expect(await isAmong()).toBe(true);
    }
    expect((await desk.filter({ assigneeId })).items).toMatchObject([{ id }]);
  });

  test('knows who has waited longer than the setting allows', async () => {
    const id = await desk.ticketIn('OPEN');
    const isOverdue = async () => (await desk.read(id)).body.isOverdue;
    const now = Date.now();
    const due = workingDayAfter(now, 2);
    const inTimeFor = [2, 3, 4].find((days) => dayAt(now + days * day) === due);
    await desk.travel((inTimeFor ?? 0) * day);
    expect(await isOverdue()).toBe(false);
    await desk.travel(((inTimeFor ?? 0) + 1) * day);
    expect(await isOverdue()).toBe(true);
    const late = await desk.filter({ isOverdue: true });
    expect(late.items.map((ticket) => ticket.id)).toContain(id);
    const inTime = await desk.filter({ isOverdue: false });
    expect(inTime.items.map((ticket) => ticket.id)).not.toContain(id);
    expect((await desk.filter({})).total).toBe(late.total + inTime.total);
    await desk.answer(id, { text: 'Простите за задержку.' });
    expect(await isOverdue()).toBe(false);
  });

  test('refuses a period that ends before it begins', async () => {
    const body = { createdFrom: '2026-02-01T00:00:00Z', createdTo: '2026-01-01T00:00:00Z' };
    const token = await desk.tokenOf('audit');
    const { status } = await desk.send(filterTickets, { token, body });
    expect(status).toBe(422);
  });
});

async function expire() {
  await enqueue(desk.db, 'ticket.expire', {});
  await runDueJobs(desk.services);
}

test('what was answered a week ago closes itself, and nothing else does', async () => {
  const stale = await desk.ticketIn('ANSWERED');
  const open = await desk.ticketIn('OPEN');
  await desk.travel(7 * day - 60_000);
  await expire();
  expect((await desk.read(stale)).body.status).toBe('ANSWERED');
  const fresh = await desk.ticketIn('ANSWERED');
  await desk.travel(7 * day + 60_000);
  await expire();
  expect((await desk.read(stale)).body).toMatchObject({ status: 'CLOSED', waitingSince: null });
  expect((await desk.newestMessage()).body.ru).toMatch(/^Мы ответили неделю назад/);
  expect((await desk.read(fresh)).body.status).toBe('ANSWERED');
  expect((await desk.read(open)).body.status).toBe('OPEN');
  const [row] = await desk.db.select().from(tickets).where(eq(tickets.id, stale));
  const [log] = await desk.db
    .select()
    .from(logs)
    .where(and(eq(logs.entityId, stale), eq(logs.action, 'ticket.expire')));
  expect(log?.actorType).toBe('SYSTEM');
  expect(assertDefined(row?.closedAt).getTime()).toBeGreaterThan(Date.now() + 7 * day);
});

test('what has taken in a duplicate closes a week after the last answer to either', async () => {
  const main = await desk.ticketIn('ANSWERED');
  await desk.travel(6 * day);
  const twin = await desk.ticketIn('ANSWERED');
  const token = await desk.tokenOf('support');
  await desk.send(mergeTickets, { token, params: { id: twin }, body: { into: main } });
  await desk.travel(8 * day);
  await expire();
  expect((await desk.read(main)).body.status).toBe('ANSWERED');
  await desk.travel(13 * day + 60_000);
  await expire();
  expect((await desk.read(main)).body.status).toBe('CLOSED');
});
