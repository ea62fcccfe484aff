/** @jest-environment node */
import { ticketMoves } from '@campus/shared/contract/support/machine';
import {
  answerTicket,
  createTicket,
  getTicket,
  listMyTickets,
} from '@campus/shared/contract/support/calls';
import { and, desc, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { randomUUID } from 'node:crypto';
import { mediaFiles } from '../../platform/files/fileTables';
import { eskCards } from '../cards/cardTables';
import { humanNotifications } from '../inbox/inboxTables';
import { tickets } from './supportTables';
import { backendForFile } from '../../testing/backendForFile';
import { tokensOf } from '../../testing/tokensOf';

const day = 86_400_000;

const backend = backendForFile();
let studentId: string;
const tokens = { student: '', newcomer: '', support: '' };

/** Sessions are shorter than the waits of this test. */
async function travel(shift: number) {
  backend.clock.shift = shift;
  Object.assign(tokens, await tokensOf(backend, 'student', 'newcomer', 'support'));
}

beforeAll(async () => {
  studentId = await backend.accountId('student');
});
beforeEach(async () => {
  await travel(0);
  await backend.services.limits.forget(`ticket:${studentId}`);
});

const question = {
  category: 'TECH',
  subject: 'Не открывается план',
  text: 'Страница плана остаётся пустой.',
};
const write = (change: object = {}, token = tokens.student) =>
  backend.send(createTicket, { token, body: { ...question, ...change } });
const answer = (id: string, body: object) =>
  backend.send(answerTicket, { token: tokens.support, params: { id }, body });
const rowOf = async (id: string) =>
  assertDefined((await backend.db.select().from(tickets).where(eq(tickets.id, id)))[0]);
const mine = async (id: string, token = tokens.student) => {
  const { body } = await backend.send(listMyTickets, { token, query: { size: 100 } });
  return body.items.find((ticket) => ticket.id === id);
};

async function answered(change: object = {}) {
  const { body } = await write(change);
  await answer(body.id, { text: 'Мы всё починили.' });
  return body.id;
}

describe('a new ticket', () => {
  test('gets a number, waits in the queue and is the first of the owner’s list', async () => {
    const { status, body } = await write();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'NEW', isReopened: false, isCardBlocked: false });
    expect(body.number).toMatch(/^T-\d{6}$/);
    const row = await rowOf(body.id);
    expect(row).toMatchObject({ channel: 'WEB', priority: 'NORMAL', humanId: studentId });
    expect(row.waitingSince).not.toBeNull();
    const { body: list } = await backend.send(listMyTickets, { token: tokens.student });
    expect(list.items[0]).toMatchObject({ id: body.id, text: question.text, answers: [] });
    const [log] = await backend.db.select().from(logs).where(eq(logs.entityId, body.id));
    expect(log).toMatchObject({ action: 'ticket.create', actorId: studentId });
  });

  test('the fourth within an hour is refused, however fast they come', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => write()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    const refused = assertDefined(answers.find(({ status }) => status === 429));
    expect(refused.body.code).toBe('TICKET_LIMIT');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('explains itself: what is missing or too short is named', async () => {
    const { status, body } = await write({ category: 'NONE', subject: 'abc', text: 'Помогите' });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({ category: 'REQUIRED', subject: 'TOO_SHORT' });
    const short = await write({ text: 'Помогите' });
    expect(short.body.fields).toEqual({ text: 'TOO_SHORT' });
    expect(short.body.message).toEqual(['Сообщение: слишком коротко. Минимальная длина: 10.']);
  });
});

describe('a lost card', () => {
  const cardStatus = async () => {
    const [card] = await backend.db
      .select()
      .from(eskCards)
      .where(eq(eskCards.humanId, studentId))
      .orderBy(desc(eskCards.createdAt));
    return assertDefined(card);
  };
  const unblock = () =>
    backend.db
      .update(eskCards)
      .set({ status: 'ACTIVE', blockReason: null })
      .where(eq(eskCards.humanId, studentId));

  test('is blocked at once, even when three tickets were written before', async () => {
    for (let count = 0; count < 3; count += 1) await write();
    const { status, body } = await write({ category: 'CARD_LOST' });
    expect(status).toBe(200);
    expect(body.isCardBlocked).toBe(true);
    expect(await cardStatus()).toMatchObject({ status: 'BLOCKED', blockReason: 'LOST' });
    const isCard = and(
      eq(humanNotifications.humanId, studentId),
      eq(humanNotifications.kind, 'CARD'),
    );
    const told = await backend.db
      .select()
      .from(humanNotifications)
      .where(isCard)
      .orderBy(desc(humanNotifications.sentAt));
    expect(told[0]?.title.ru).toBe('Карта заблокирована: вы сообщили о потере');
    expect(await rowOf(body.id)).toMatchObject({ priority: 'HIGH', category: 'CARD_LOST' });
    await unblock();
  });

  test('that is blocked already makes an ordinary ticket', async () => {
    await write({ category: 'CARD_LOST' });
    const again = await write({ category: 'CARD_LOST' });
    expect(again.body).toMatchObject({ status: 'NEW', isCardBlocked: false });
    await unblock();
  });

  test('reported from two devices at once is blocked once', async () => {
    const both = await Promise.all([
      write({ category: 'CARD_LOST' }),
      write({ category: 'CARD_LOST' }),
    ]);
    expect(both.map(({ body }) => body.isCardBlocked).sort()).toEqual([false, true]);
    await unblock();
  });

  test('is told again where the answer was lost: in one ticket, and blocked in any case', async () => {
    const report = { category: 'CARD_LOST', id: randomUUID() };
    const { body } = await write(report);
    expect(body).toMatchObject({ id: report.id, isCardBlocked: true });
    await unblock();
    expect((await write(report)).body).toEqual(body);
    expect((await cardStatus()).status).toBe('BLOCKED');
    await unblock();
  });

  test('is no new loss when the owner thanks for the answer', async () => {
    const { body } = await write({ category: 'CARD_LOST' });
    await answer(body.id, { text: 'Заблокировали. Нашлась?' });
    await unblock();
    await write({ category: 'CARD_LOST', text: 'Нашлась!', parentId: body.id });
    expect((await cardStatus()).status).toBe('ACTIVE');
  });
});

describe('a reply', () => {
  test('reopens an answered ticket, and may be a word', async () => {
    const id = await answered();
    const { status, body } = await write({ parentId: id, text: 'Нет' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'OPEN', isReopened: true });
    expect((await rowOf(id)).waitingSince).not.toBeNull();
    expect((await mine(id))?.answers.map(({ author, text }) => [author, text])).toEqual([
      ['STAFF', 'Мы всё починили.'],
      ['HUMAN', 'Нет'],
    ]);
  });

  test('reopens a ticket that was closed less than a fortnight ago', async () => {
    const { body } = await write();
    await answer(body.id, { text: 'Готово.', close: true });
    await travel(14 * day - 60_000);
    const reply = await write({ parentId: body.id });
    expect(reply.body).toMatchObject({ id: body.id, status: 'OPEN', isReopened: true });
    expect((await rowOf(body.id)).closedAt).toBeNull();
  });

  test('to one closed longer ago becomes a ticket of its own that names it', async () => {
    const { body } = await write();
    await answer(body.id, { close: true });
    await travel(14 * day + 60_000);
    const reply = await write({ parentId: body.id, text: 'Снова' });
    expect(reply.body).toMatchObject({ status: 'NEW', isReopened: false });
    expect(await rowOf(reply.body.id)).toMatchObject({ parentId: body.id, text: 'Снова' });
    expect((await rowOf(body.id)).status).toBe('CLOSED');
    const whole = await backend.send(getTicket, {
      token: tokens.support,
      params: { id: reply.body.id },
    });
    expect(whole.body.parent).toMatchObject({ id: body.id, number: body.number });
  });

  test.each(['NEW', 'OPEN'] as const)('to a ticket that is %s is refused', async (state) => {
    expect(ticketMoves.followUp.from).not.toContain(state);
    const { body } = await write();
    if (state === 'OPEN') await answer(body.id, { priority: 'LOW' });
    const reply = await write({ parentId: body.id });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'STATE', current: state });
  });

  test('sent twice at once reopens once', async () => {
    const id = await answered();
    const both = await Promise.all([write({ parentId: id }), write({ parentId: id })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mine(id))?.answers).toHaveLength(2);
  });

  test('to somebody else’s ticket finds nothing', async () => {
    const id = await answered();
    const foreign = await write({ parentId: id }, tokens.newcomer);
    expect(foreign.status).toBe(404);
    expect((await rowOf(id)).status).toBe('ANSWERED');
    expect(await mine(id, tokens.newcomer)).toBeUndefined();
  });
});

describe('the owner’s list', () => {
  const addFile = (subjectId: string, ownerId: string | null, fileName = `${randomUUID()}.png`) =>
    backend.db.insert(mediaFiles).values({
      bucket: 'ticket',
      fileName,
      originalName: 'снимок.png',
      mime: 'image/png',
      size: 1_234,
      sha256: 'x',
      subjectId,
      ownerId,
    });

  test('is told to its owner with the day of the answer', async () => {
    const { body } = await write();
    const [told] = await backend.db
      .select()
      .from(humanNotifications)
      .where(eq(humanNotifications.link, `/me/tickets/${body.id}`));
    expect(told).toMatchObject({ humanId: studentId, kind: 'TICKET' });
    expect(told?.title.ru).toBe(`Мы получили ваше обращение ${body.number}`);
    expect(told?.body.ru).toMatch(/^Ответим до \d{1,2} [а-я]+ \d{4}: ответ придёт сюда же\.$/);
  });

  test('never shows what staff write to each other', async () => {
    const { body } = await write();
    await answer(body.id, { text: 'Похоже на мошенника', isInternal: true });
    await answer(body.id, { text: 'Здравствуйте!' });
    const list = await backend.send(listMyTickets, { token: tokens.student });
    expect(JSON.stringify(list.body)).not.toContain('мошенника');
    expect(list.body.items[0]).toMatchObject({ id: body.id, status: 'ANSWERED' });
    expect(list.body.items[0]?.answers).toHaveLength(1);
    const told = await backend.db
      .select()
      .from(humanNotifications)
      .where(and(eq(humanNotifications.humanId, studentId), eq(humanNotifications.kind, 'TICKET')));
    expect(JSON.stringify(told)).not.toContain('мошенника');
  });

  test('shows the files of a ticket', async () => {
    const { body } = await write();
    await addFile(body.id, null, 'a1b2c3.png');
    expect((await mine(body.id))?.files).toMatchObject([
      { url: '/api/files/ticket/a1b2c3.png', originalName: 'снимок.png' },
    ]);
  });

  test('shows those that were added before the ticket was made', async () => {
    const id = randomUUID();
    await addFile(id, studentId);
    const { status, body } = await write({ id });
    expect({ status, id: body.id }).toEqual({ status: 200, id });
    expect((await mine(id))?.files).toMatchObject([{ originalName: 'снимок.png' }]);
    const again = await write({ id, subject: 'Другой вопрос' });
    expect(again).toMatchObject({ status: 409, body: { code: 'TICKET_SENT' } });
  });

  test('takes no id with a file of somebody else', async () => {
    const id = randomUUID();
    await addFile(id, await backend.accountId('newcomer'));
    const { body } = await write({ id });
    expect(body.id).not.toBe(id);
    expect((await mine(body.id))?.files).toStrictEqual([]);
  });

  test('comes in pages', async () => {
    const { body } = await backend.send(listMyTickets, {
      token: tokens.student,
      query: { size: 2, skip: 1 },
    });
    expect(body.items).toHaveLength(2);
    expect(body.total).toBeGreaterThan(2);
  });
});
