/** @jest-environment node */
import {
  answerGuestTicket,
  closeOwnTicket,
  createGuestTicket,
  createTicket,
  getGuestTicket,
  getTicket,
  listMyTickets,
  mergeTickets,
  rateTicket,
} from '@campus/shared/contract/support/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';
import { tickets } from './supportTables';
import { solvedChallenge } from './testing/solvedChallenge';

const desk = ticketDeskForFile();

type Account = 'support' | 'admin' | 'audit' | 'student';
const merge = async (id: string, body: object, by: Account = 'support') =>
  desk.send(mergeTickets, { token: await desk.tokenOf(by), params: { id }, body });
const two = async () => ({ main: await desk.ticketIn('OPEN'), twin: await desk.ticketIn('OPEN') });

const attach = (subjectId: string) =>
  desk.db.insert(mediaFiles).values({
    ...{ bucket: 'ticket', fileName: `${subjectId}.png`, originalName: 'экран.png' },
    ...{ mime: 'image/png', size: 1_234, sha256: 'x', subjectId, ownerId: desk.student },
  });

const guest = {
  ...{ category: 'OTHER', subject: 'Где вас найти', text: 'Не нахожу адрес на сайте.' },
  ...{ guestName: 'Гостья', guestEmail: 'twice@example.test', consent: true },
};
const fromGuest = async (guestEmail = guest.guestEmail) =>
  (
    await desk.send(createGuestTicket, {
      body: { ...guest, guestEmail, captcha: await solvedChallenge(desk) },
    })
  ).body;

describe('a duplicate', () => {
  test('closes with a link, and what was written in it is read in the main ticket', async () => {
    const { main, twin } = await two();
    await desk.answer(twin, { text: 'Уже смотрим.' });
    await desk.answer(twin, { text: 'Похоже на вчерашнее', isInternal: true });
    await attach(twin);
    const { number } = (await desk.read(twin)).body;
    const { status, body } = await merge(twin, { into: main });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: main, status: 'OPEN', mergedInto: null });
    expect(body.answers.map(({ text, mergedFrom }) => [text.split('\n')[0], mergedFrom])).toEqual([
      ['Звонок о справке', number],
      ['Уже смотрим.', number],
      ['Похоже на вчерашнее', number],
    ]);
    expect(body.answers[0]?.files).toMatchObject([{ subjectId: twin }]);
    expect((await desk.read(twin)).body).toMatchObject({
      status: 'CLOSED',
      waitingSince: null,
      mergedInto: { id: main, status: 'OPEN' },
    });
  });

  test('is told of to its owner, who reads one thread without notes', async () => {
    const { main, twin } = await two();
    await desk.answer(twin, { text: 'Тайная заметка', isInternal: true });
    const { number } = (await desk.read(main)).body;
    await merge(twin, { into: main });
    const message = await desk.newestMessage();
    expect(message.title.ru).toMatch(/объединено с другим$/);
    expect(message.body.ru).toContain(number);
    expect(message.body.en).toContain(number);
    const token = await desk.tokenOf('student');
    const { items } = (await desk.send(listMyTickets, { token, query: { size: 100 } })).body;
    const own = (id: string) => assertDefined(items.find((ticket) => ticket.id === id));
    expect(own(twin).mergedInto).toMatchObject({ id: main, number });
    expect(own(twin).answers).toStrictEqual([]);
    expect(own(main).answers).toMatchObject([{ author: 'HUMAN', mergedFrom: own(twin).number }]);
  });

  test('makes an answered ticket wait since the duplicate did, as urgent as that was', async () => {
    const main = await desk.ticketIn('ANSWERED');
    const twin = await desk.ticketIn('OPEN', { priority: 'HIGH' });
    await desk.answer(twin, { priority: 'HIGH', assigneeId: desk.support });
    const { waitingSince } = (await desk.read(twin)).body;
    const { body } = await merge(twin, { into: main });
    expect(body).toMatchObject({ status: 'OPEN', priority: 'HIGH', waitingSince });
    expect(body.assignee?.id).toBe(desk.support);
  });

  test('stays closed: a reply to it goes to the main ticket', async () => {
    const { main, twin } = await two();
    await merge(twin, { into: main });
    await desk.answer(main, { text: 'Ответ на всё.' });
    const reopened = await desk.answer(twin, { reopen: true });
    expect(reopened).toMatchObject({ status: 409, body: { code: 'TICKET_MERGED' } });
    const body = { category: 'STUDY', subject: 'Звонок', text: 'Спасибо!', parentId: twin };
    const reply = await desk.send(createTicket, { token: await desk.tokenOf('student'), body });
    expect(reply.body).toMatchObject({ id: main, status: 'OPEN', isReopened: true });
  });

  test('is rated where it goes on, as that one is answered', async () => {
    const [main, twin] = [await desk.ticketIn('OPEN'), await desk.ticketIn('ANSWERED')];
    await merge(twin, { into: main });
    const token = await desk.tokenOf('student');
    const rate = () =>
      desk.send(rateTicket, { token, params: { id: twin }, body: { score: 'POOR' } });
    expect(await rate()).toMatchObject({ status: 409, body: { code: 'RATING_EARLY' } });
    await desk.answer(main, { text: 'Ответ на всё.' });
    expect((await rate()).body).toMatchObject({ id: main, rating: { score: 'POOR' } });
    expect((await desk.read(main)).body.rating).toMatchObject({ score: 'POOR' });
    expect((await desk.read(twin)).body.rating).toBeNull();
  });

  test('is not closed once more: its owner reads that the matter goes on elsewhere', async () => {
    const { main, twin } = await two();
    await merge(twin, { into: main });
    const token = await desk.tokenOf('student');
    const refused = await desk.send(closeOwnTicket, { token, params: { id: twin } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'TICKET_MERGED' } });
    expect((await desk.read(main)).body.status).toBe('OPEN');
  });

  test('takes along what had gone into it before', async () => {
    const { main, twin } = await two();
    const first = await desk.ticketIn('NEW');
    await merge(first, { into: twin });
    const { body } = await merge(twin, { into: main });
    expect(body.answers.filter(({ author }) => author === 'HUMAN')).toHaveLength(2);
    expect((await desk.read(first)).body.mergedInto?.id).toBe(main);
  });

  test('leaves a line in the logs of both', async () => {
    const { main, twin } = await two();
    await merge(twin, { into: main });
    const of = async (id: string) =>
      (await desk.db.select().from(logs).where(eq(logs.entityId, id))).map(({ action }) => action);
    expect(await of(twin)).toContain('ticket.merge');
    expect(await of(main)).toContain('ticket.takeIn');
  });
});

describe('a guest', () => {
  test('who wrote twice is mailed the number that it goes on by', async () => {
    const [main, twin] = [await fromGuest(), await fromGuest()];
    await runDueJobs(desk.services);
    desk.mails.splice(0);
    expect((await merge(twin.id, { into: main.id })).status).toBe(200);
    await runDueJobs(desk.services);
    expect(desk.mails).toMatchObject([{ to: guest.guestEmail }]);
    expect(desk.mails[0]?.subject).toContain(main.number);
    expect(desk.mails[0]?.link.path).toMatch(/^\/help\/ticket\//);
  });

  test('whose e-mail is a participant’s goes into their ticket, and never the other way', async () => {
    const main = await desk.ticketIn('OPEN');
    const twin = await fromGuest('Student@example.test');
    const back = await merge(main, { into: twin.id });
    expect(back).toMatchObject({ status: 422, body: { fields: { into: 'TICKET_OTHER_OWNER' } } });
    expect((await merge(twin.id, { into: main })).status).toBe(200);
  });
});

describe('the link of a guest’s duplicate', () => {
  // No guest may write often.
  const twoFromGuest = async (guestEmail: string) => ({
    main: await fromGuest(guestEmail),
    twin: await fromGuest(guestEmail),
  });
  const newestLink = async () => {
    await runDueJobs(desk.services);
    return assertDefined(desk.mails.at(-1)).link.path.slice('/help/ticket/'.length);
  };
  const open = async (token: string) => (await desk.send(getGuestTicket, { body: { token } })).body;
  const reply = (token: string) =>
    desk.send(answerGuestTicket, { body: { token, text: 'Второй этаж или третий?' } });

  test('opens the ticket that it went into with the words of both, and a reply goes there', async () => {
    const { main, twin } = await twoFromGuest('opens@example.test');
    const token = await newestLink();
    await desk.answer(twin.id, { text: 'Уже ищем.' });
    await desk.answer(twin.id, { text: 'Тайная заметка', isInternal: true });
    expect((await merge(twin.id, { into: main.id })).status).toBe(200);
    await desk.answer(main.id, { text: 'Второй этаж.' });
    expect(await open(token)).toMatchObject({
      ...{ number: main.number, text: guest.text, mayReply: true },
      answers: [
        { author: 'HUMAN', text: `${guest.subject}\n\n${guest.text}` },
        { author: 'STAFF', text: 'Уже ищем.' },
        { author: 'STAFF', text: 'Второй этаж.' },
      ],
    });
    expect((await reply(token)).body).toMatchObject({ number: main.number, status: 'OPEN' });
  });

  test('of a participant’s ticket opens nothing of the account, and takes no reply', async () => {
    const main = await desk.ticketIn('OPEN');
    const twin = await fromGuest('student@example.test');
    const token = await newestLink();
    expect((await merge(twin.id, { into: main })).status).toBe(200);
    const { number } = (await desk.read(main)).body;
    expect(await open(token)).toMatchObject({
      ...{ number: twin.number, mayReply: false, mergedInto: number, answers: [] },
    });
    expect(await reply(token)).toMatchObject({ status: 409, body: { code: 'TICKET_MERGED' } });
  });

  test('does not open it again with a reply that a merge has overtaken', async () => {
    const { limits } = desk.services;
    const { main, twin } = await twoFromGuest('overtaken@example.test');
    const token = await newestLink();
    await desk.answer(twin.id, { text: 'Второй этаж.' });
    // The hit is counted after the ticket was found.
    const allow = limits.hit;
    const hit = jest.spyOn(limits, 'hit').mockImplementationOnce(async (...asked) => {
      await merge(twin.id, { into: main.id });
      return allow(...asked);
    });
    expect(await reply(token)).toMatchObject({ status: 409, body: { code: 'TICKET_MERGED' } });
    hit.mockRestore();
    expect((await desk.read(twin.id)).body).toMatchObject({ status: 'CLOSED', waitingSince: null });
  });
});

describe('refused', () => {
  test('are tickets of different people, an unknown one, the ticket itself and no version', async () => {
    const main = await desk.ticketIn('OPEN');
    const foreign = await fromGuest('else@example.test');
    const refused = await merge(foreign.id, { into: main });
    expect(refused).toMatchObject({ status: 422, body: { code: 'TICKET_OTHER_OWNER' } });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await merge(main, { into: nobody })).body.fields).toEqual({
      into: 'REFERENCE_UNKNOWN',
    });
    expect((await merge(nobody, { into: main })).status).toBe(404);
    expect((await merge(main, { into: main })).body.fields).toEqual({ into: 'INVALID' });
    expect((await merge(main, {})).body.fields).toEqual({ into: 'ID_FORMAT' });
    const uncounted = await merge(foreign.id, { into: main, version: 2_147_483_648 });
    expect(uncounted.body.fields).toEqual({ version: 'RANGE' });
    expect((await desk.read(main)).body.status).toBe('OPEN');
  });

  test('are closed tickets, on either side', async () => {
    const [open, closed] = [await desk.ticketIn('OPEN'), await desk.ticketIn('CLOSED')];
    for (const [id, into] of [
      [open, closed],
      [closed, open],
    ] as const)
      expect(await merge(id, { into })).toMatchObject({ status: 409, body: { current: 'CLOSED' } });
  });

  test('are those who only read, participants and guests', async () => {
    const { main, twin } = await two();
    expect((await merge(twin, { into: main }, 'audit')).status).toBe(403);
    expect((await merge(twin, { into: main }, 'student')).status).toBe(403);
    const anonymous = { params: { id: twin }, body: { into: main } };
    expect((await desk.send(mergeTickets, anonymous)).status).toBe(401);
  });
});

describe('two at once', () => {
  const sorted = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('merge one duplicate once', async () => {
    const { main, twin } = await two();
    const other = await desk.ticketIn('OPEN');
    expect(
      sorted(
        await Promise.all([merge(twin, { into: main }), merge(twin, { into: other }, 'admin')]),
      ),
    ).toEqual([200, 409]);
  });

  test('merge two tickets into each other: one of them stays open', async () => {
    const { main, twin } = await two();
    expect(
      sorted(
        await Promise.all([merge(twin, { into: main }), merge(main, { into: twin }, 'admin')]),
      ),
    ).toEqual([200, 409]);
    const rows = await Promise.all([main, twin].map((id) => desk.read(id)));
    expect(rows.map(({ body }) => body.status).sort()).toEqual(['CLOSED', 'OPEN']);
  });

  test('a merge of what somebody has written in since is refused', async () => {
    const { main, twin } = await two();
    const token = await desk.tokenOf('support');
    const { version } = (await desk.send(getTicket, { token, params: { id: twin } })).body;
    await desk.answer(twin, { text: 'Ответ', version });
    const refused = await merge(twin, { into: main, version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'VERSION' } });
    const [row] = await desk.db.select().from(tickets).where(eq(tickets.id, twin));
    expect(row).toMatchObject({ status: 'ANSWERED', mergedIntoId: null });
  });
});
