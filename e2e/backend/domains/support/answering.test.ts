/** @jest-environment node */
import type { TicketStatus } from '@campus/shared/contract/support/machine';
import { and, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';

const day = 86_400_000;

const desk = ticketDeskForFile();

describe('answering', () => {
  const note = { text: 'Спросила деканат', isInternal: true };
  test.each<[TicketStatus, string, object, TicketStatus | 409]>([
    ['NEW', 'note', note, 'OPEN'],
    ['NEW', 'priority', { priority: 'LOW' }, 'OPEN'],
    ['NEW', 'answer', { text: 'Да' }, 'ANSWERED'],
    ['NEW', 'close', { close: true }, 'CLOSED'],
    ['NEW', 'reopen', { reopen: true }, 409],
    ['OPEN', 'note', note, 'OPEN'],
    ['OPEN', 'answer', { text: 'Да' }, 'ANSWERED'],
    ['OPEN', 'answer and close', { text: 'Да', close: true }, 'CLOSED'],
    ['OPEN', 'reopen', { reopen: true }, 409],
    ['ANSWERED', 'note', note, 'ANSWERED'],
    ['ANSWERED', 'second answer', { text: 'И ещё' }, 'ANSWERED'],
    ['ANSWERED', 'close', { close: true }, 'CLOSED'],
    ['ANSWERED', 'reopen', { reopen: true }, 409],
    ['CLOSED', 'note', note, 409],
    ['CLOSED', 'priority', { priority: 'LOW' }, 409],
    ['CLOSED', 'answer', { text: 'Да' }, 409],
    ['CLOSED', 'close', { close: true }, 409],
    ['CLOSED', 'reopen', { reopen: true }, 'OPEN'],
    ['CLOSED', 'reopen with an answer', { reopen: true, text: 'Да' }, 'ANSWERED'],
  ])('%s, %s', async (from, _, body, to) => {
    const id = await desk.ticketIn(from);
    const before = (await desk.read(id)).body;
    const result = await desk.answer(id, body);
    const { body: after } = await desk.read(id);
    if (to === 409) {
      expect(result).toMatchObject({ status: 409, body: { code: 'STATE', current: from } });
      expect(after).toEqual(before);
    } else {
      expect(result).toMatchObject({ status: 200, body: { status: to } });
      expect(after.version).toBe(before.version + 1);
      expect(after.closedAt === null).toBe(to !== 'CLOSED');
      expect(after.waitingSince === null).toBe(to === 'ANSWERED' || to === 'CLOSED');
    }
  });

  test('a participant finds the news in the inbox, and the log tells who did it', async () => {
    const id = await desk.ticketIn('NEW');
    expect((await desk.newestMessage()).title.ru).toMatch(/^Мы получили ваше обращение T-/);
    await desk.answer(id, { assigneeId: desk.support });
    expect((await desk.newestMessage()).title.ru).toMatch(/в работе$/);
    await desk.answer(id, { text: 'Справка готова.' });
    expect(await desk.newestMessage()).toMatchObject({
      kind: 'TICKET',
      link: `/me/tickets/${id}`,
    });
    expect((await desk.newestMessage()).title.en).toMatch(/^An answer to your ticket T-/);
    expect(desk.mails).toStrictEqual([]);
    const written = await desk.db
      .select()
      .from(logs)
      .where(and(eq(logs.entityId, id), eq(logs.action, 'ticket.answer')));
    expect(written).toMatchObject([
      { actorId: desk.support, humanId: desk.student, diff: { status: { to: 'ANSWERED' } } },
    ]);
  });

  test('each piece of news names the day of the answer, in both languages', async () => {
    const id = await desk.ticketIn('NEW');
    expect((await desk.newestMessage()).body).toEqual({
      ru: expect.stringMatching(/^Ответим до \d{1,2} [а-я]+ \d{4}: ответ придёт сюда/) as string,
      en: expect.stringMatching(/^We will answer by \d{1,2} [A-Z][a-z]+ \d{4}\./) as string,
    });
    await desk.answer(id, { priority: 'LOW' });
    expect((await desk.newestMessage()).body.ru).toMatch(/ответим до \d{1,2} [а-я]+ \d{4}\.$/);
    await desk.answer(id, { close: true });
    await desk.answer(id, { reopen: true });
    expect((await desk.newestMessage()).body.ru).toMatch(/^Мы вернулись .* ответим до \d{1,2} /);
  });

  test('whoever opens a ticket too late promises no day that has passed', async () => {
    const id = await desk.ticketIn('NEW');
    await desk.travel(14 * day);
    await desk.answer(id, { priority: 'LOW' });
    expect((await desk.newestMessage()).body.ru).toBe('Мы ответим, как только разберёмся.');
  });

  test('a note moves nobody’s inbox once the ticket is open', async () => {
    const id = await desk.ticketIn('OPEN');
    const before = await desk.newestMessage();
    await desk.answer(id, note);
    expect((await desk.newestMessage()).id).toBe(before.id);
    const { answers } = (await desk.read(id)).body;
    expect(answers.at(-1)).toMatchObject({ ...note, user: { id: desk.support } });
  });

  test('the first answer is remembered, and the assignee can be taken away', async () => {
    const id = await desk.ticketIn('OPEN');
    const first = (await desk.answer(id, { text: 'Раз', assigneeId: desk.support })).body;
    expect(first.assignee?.id).toBe(desk.support);
    await desk.travel(day);
    const second = (await desk.answer(id, { text: 'Два', assigneeId: null })).body;
    expect(second).toMatchObject({ assignee: null, firstAnswerAt: first.firstAnswerAt });
  });

  test('nothing, or two opposite things, is refused', async () => {
    const id = await desk.ticketIn('NEW');
    const empty = await desk.answer(id, {});
    expect(empty).toMatchObject({ status: 422, body: { fields: { text: 'ANSWER_EMPTY' } } });
    expect((await desk.answer(id, { close: false })).status).toBe(422);
    expect((await desk.answer(id, { close: true, reopen: true })).status).toBe(422);
    expect((await desk.answer(id, { text: ' ' })).body.fields).toEqual({ text: 'REQUIRED' });
  });

  test('only those who answer tickets can be assigned', async () => {
    const id = await desk.ticketIn('NEW');
    for (const assigneeId of [await desk.accountId('content'), desk.student]) {
      const refused = await desk.answer(id, { assigneeId });
      expect(refused).toMatchObject({ status: 422, body: { code: 'ASSIGNEE_UNFIT' } });
    }
    expect((await desk.read(id)).body.status).toBe('NEW');
  });

  test('an unknown ticket is not found', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await desk.read(id)).status).toBe(404);
    expect((await desk.answer(id, { close: true })).status).toBe(404);
  });
});

describe('two members of staff at once', () => {
  test('close one ticket once', async () => {
    const id = await desk.ticketIn('OPEN');
    const both = await Promise.all([
      desk.answer(id, { close: true }),
      desk.answer(id, { close: true }, 'admin'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('answer what they have read: the slower one learns who was faster', async () => {
    const id = await desk.ticketIn('OPEN');
    const { version } = (await desk.read(id)).body;
    const both = await Promise.all([
      desk.answer(id, { text: 'Первый', version }),
      desk.answer(id, { text: 'Второй', version }, 'admin'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = assertDefined(both.find(({ status }) => status === 409)).body;
    expect(refused.code).toBe('VERSION');
    expect(refused.changedBy).toBeTruthy();
    const { answers } = (await desk.read(id)).body;
    expect(answers).toHaveLength(1);
    const uncounted = await desk.answer(id, { text: 'Третий', version: 2_147_483_648 });
    expect(uncounted.body.fields).toEqual({ version: 'RANGE' });
  });
});
