/** @jest-environment node */
import {
  answerTicket,
  closeOwnTicket,
  createTicket,
  filterTickets,
  getTicket,
  listMyTickets,
  mergeTickets,
  rateTicket,
} from '@campus/shared/contract/support/calls';
import { ticketMoves, type TicketStatus } from '@campus/shared/contract/support/machine';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { logs } from '../../platform/audit/auditTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'student', 'newcomer', 'support'));
let studentId: string;
beforeAll(async () => {
  studentId = await backend.accountId('student');
});
beforeEach(() => backend.services.limits.forget(`ticket:${studentId}`));

const question = {
  category: 'TECH',
  subject: 'Не открывается план',
  text: 'Страница плана остаётся пустой.',
};
const write = (change: object = {}, token = tokens.student) =>
  backend.send(createTicket, { token, body: { ...question, ...change } });
const answer = (id: string, body: object) =>
  backend.send(answerTicket, { token: tokens.support, params: { id }, body });
const close = (id: string, token: string | undefined = tokens.student) =>
  backend.send(closeOwnTicket, { token, params: { id } });
const rate = (id: string, body: object, token = tokens.student) =>
  backend.send(rateTicket, { token, params: { id }, body });
const list = async (query: Record<string, string | number | boolean>, token = tokens.student) =>
  (await backend.send(listMyTickets, { token, query })).body;
const staffRead = async (id: string) =>
  (await backend.send(getTicket, { token: tokens.support, params: { id } })).body;

const steps: Record<TicketStatus, object | undefined> = {
  NEW: undefined,
  OPEN: { priority: 'HIGH' },
  ANSWERED: { text: 'Готово.' },
  CLOSED: { text: 'Готово.', close: true },
};
async function ticketIn(status: TicketStatus, change: object = {}) {
  const { id } = (await write(change)).body;
  const step = steps[status];
  if (step) await answer(id, step);
  return id;
}

describe('the owner’s list', () => {
  test('finds one ticket, and none that is somebody else’s', async () => {
    const id = await ticketIn('NEW');
    expect(await list({ id })).toMatchObject({ total: 1, items: [{ id, rating: null }] });
    expect(await list({ id }, tokens.newcomer)).toMatchObject({ total: 0, items: [] });
    const malformed = await backend.send(listMyTickets, {
      token: tokens.student,
      query: { id: 'x', state: 'NONE' },
    });
    expect(malformed.status).toBe(422);
    expect(Object.keys(malformed.body.fields ?? {}).sort()).toEqual(['id', 'state']);
  });

  test('is searched by number and words, and never beyond one’s own', async () => {
    const { body } = await write({ subject: 'Редкое слово: ыть 100%' });
    expect((await list({ search: 'ЫТЬ 100%' })).items.map(({ id }) => id)).toEqual([body.id]);
    expect((await list({ search: body.number.toLowerCase() })).total).toBe(1);
    expect((await list({ search: '100_' })).total).toBe(0);
    expect((await list({ search: 'ЫТЬ' }, tokens.newcomer)).total).toBe(0);
  });

  test.each<['WAITING' | 'ANSWERED' | 'CLOSED', TicketStatus[]]>([
    ['WAITING', ['NEW', 'OPEN']],
    ['ANSWERED', ['ANSWERED']],
    ['CLOSED', ['CLOSED']],
  ])('narrowed to %s has nothing but that', async (state, statuses) => {
    for (const status of statuses) await ticketIn(status);
    const { items } = await list({ state, size: 100 });
    expect([...new Set(items.map(({ status }) => status))].sort()).toEqual([...statuses].sort());
  });
});

describe('closing by the owner', () => {
  test.each(['NEW', 'OPEN', 'ANSWERED'] as const)('ends a ticket that is %s', async (status) => {
    expect(ticketMoves.closeOwn.from).toContain(status);
    const id = await ticketIn(status);
    const { status: code, body } = await close(id);
    expect(code).toBe(200);
    expect(body).toMatchObject({ id, status: 'CLOSED', waitingSince: null });
    expect(body.closedAt).not.toBeNull();
    const isClosing = and(eq(logs.entityId, id), eq(logs.action, 'ticket.closeOwn'));
    const [log] = await backend.db.select().from(logs).where(isClosing);
    expect(log).toMatchObject({ actorId: studentId, diff: { status: { from: status } } });
  });

  test('of what is closed is refused, and of two at once one succeeds', async () => {
    const id = await ticketIn('NEW');
    const both = await Promise.all([close(id), close(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await close(id)).toMatchObject({ status: 409, body: { current: 'CLOSED' } });
  });

  test('is the owner’s alone', async () => {
    const id = await ticketIn('NEW');
    expect((await close(id, tokens.newcomer)).status).toBe(404);
    expect((await close(id, tokens.support)).status).toBe(403);
    expect((await backend.send(closeOwnTicket, { params: { id } })).status).toBe(401);
    expect((await close('x')).status).toBe(422);
    expect((await staffRead(id)).status).toBe('NEW');
  });

  test('leaves the way back open for a fortnight', async () => {
    const id = await ticketIn('ANSWERED');
    await close(id);
    const reply = await write({ parentId: id, text: 'Нет' });
    expect(reply.body).toMatchObject({ id, status: 'OPEN', isReopened: true });
  });
});

describe('a rating', () => {
  test('is kept with its words, replaced by a later one, and seen by staff', async () => {
    const id = await ticketIn('ANSWERED');
    const { version } = await staffRead(id);
    expect((await rate(id, { score: 'POOR', words: ' Не то ' })).status).toBe(200);
    const { body } = await rate(id, { score: 'GOOD' });
    expect(body.rating).toMatchObject({ score: 'GOOD', words: null });
    await rate(id, { score: 'FAIR', words: 'Отчасти' });
    const seen = await staffRead(id);
    expect(seen.rating).toMatchObject({ score: 'FAIR', words: 'Отчасти' });
    expect(seen.version).toBe(version);
  });

  test('finds tickets in the queue', async () => {
    const id = await ticketIn('CLOSED');
    await rate(id, { score: 'POOR' });
    const found = async (scores: string[]) =>
      (
        await backend.send(filterTickets, {
          token: tokens.support,
          body: { scores },
          query: { size: 100 },
        })
      ).body.items.map((ticket) => ticket.id);
    expect(await found(['POOR'])).toContain(id);
    expect(await found(['GOOD', 'FAIR'])).not.toContain(id);
  });

  test.each(['NEW', 'OPEN'] as const)('of a ticket that is %s is too early', async (status) => {
    const id = await ticketIn(status);
    const early = await rate(id, { score: 'GOOD' });
    expect(early).toMatchObject({ status: 409, body: { code: 'RATING_EARLY' } });
  });

  test('of a ticket that was closed without an answer is refused', async () => {
    const id = await ticketIn('NEW');
    await close(id);
    expect((await rate(id, { score: 'GOOD' })).status).toBe(409);
  });

  test('is the owner’s alone, and one of three', async () => {
    const id = await ticketIn('ANSWERED');
    expect((await rate(id, { score: 'GOOD' }, tokens.newcomer)).status).toBe(404);
    expect((await rate(id, { score: 'GOOD' }, tokens.support)).status).toBe(403);
    const guest = await backend.send(rateTicket, { params: { id }, body: { score: 'GOOD' } });
    expect(guest.status).toBe(401);
    const bad = await rate(id, { score: 'BEST', words: 'x'.repeat(1001) });
    expect(bad.status).toBe(422);
    expect(bad.body.fields).toEqual({ score: 'REQUIRED', words: 'TOO_LONG' });
    expect((await staffRead(id)).rating).toBeNull();
  });
});

const addFile = (subjectId: string, ownerId: string) =>
  backend.db.insert(mediaFiles).values({
    ...{ bucket: 'ticket', fileName: `${randomUUID()}.png`, originalName: 'снимок.png' },
    ...{ mime: 'image/png', size: 1_234, sha256: 'x', subjectId, ownerId },
  });

test('a ticket that is sent twice at once with its files is made once', async () => {
  const id = randomUUID();
  await addFile(id, studentId);
  const answers = await Promise.all([write({ id }), write({ id })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
});

test('a ticket that comes again, for its answer was lost, is made once', async () => {
  const id = randomUUID();
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await write({ id }));
  expect(answers.map(({ status, body }) => ({ status, id: body.id }))).toEqual(
    answers.map(() => ({ status: 200, id })),
  );
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  expect((await write({ id, text: 'Страница плана открывается.' })).body.code).toBe('TICKET_SENT');
});

test('a ticket that is refused is none of the three of an hour', async () => {
  const id = randomUUID();
  await write({ id });
  for (let time = 0; time < 3; time += 1)
    expect((await write({ id, text: 'Страница плана открывается.' })).status).toBe(409);
  expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(429);
});

test('a reply that comes again, for its answer was lost, is written once', async () => {
  const reply = { parentId: await ticketIn('ANSWERED'), id: randomUUID(), text: 'Не помогло' };
  const { body } = await write(reply);
  expect(await write(reply)).toMatchObject({ status: 200, body });
  await answer(reply.parentId, { text: 'Попробуйте теперь.' });
  expect((await write(reply)).body).toEqual({ ...body, status: 'ANSWERED' });
  const [ticket] = (await list({ id: reply.parentId })).items;
  expect(ticket?.answers.filter(({ author }) => author === 'HUMAN')).toMatchObject([
    { id: reply.id },
  ]);
});

test('a reply that comes again after its ticket was merged is written once', async () => {
  const [main, twin] = [await ticketIn('OPEN'), await ticketIn('ANSWERED')];
  const reply = { parentId: twin, id: randomUUID(), text: 'Не помогло' };
  await write(reply);
  const token = tokens.support;
  await backend.send(mergeTickets, { token, params: { id: twin }, body: { into: main } });
  await answer(main, { text: 'Попробуйте теперь.' });
  const again = await write(reply);
  expect(again).toMatchObject({ status: 200, body: { id: main, status: 'ANSWERED' } });
  const [ticket] = (await list({ id: main })).items;
  expect(ticket?.answers.filter(({ text }) => text === reply.text)).toHaveLength(1);
});

describe('files of a reply', () => {
  test('stand beside its words', async () => {
    const parentId = await ticketIn('ANSWERED');
    const id = randomUUID();
    await addFile(id, studentId);
    expect((await write({ parentId, id, text: 'Вот снимок' })).body.id).toBe(parentId);
    const [ticket] = (await list({ id: parentId })).items;
    expect(ticket?.answers.at(-1)).toMatchObject({ id, files: [{ originalName: 'снимок.png' }] });
    await answer(parentId, { text: 'Видим.' });
    const again = await write({ parentId, id, text: 'Вот другой снимок' });
    expect(again).toMatchObject({ status: 409, body: { code: 'TICKET_SENT' } });
  });

  test('of somebody else do not come with it', async () => {
    const parentId = await ticketIn('ANSWERED');
    const id = randomUUID();
    await addFile(id, await backend.accountId('newcomer'));
    expect((await write({ parentId, id, text: 'Вот снимок' })).status).toBe(200);
    const [ticket] = (await list({ id: parentId })).items;
    expect(ticket?.answers.at(-1)).toMatchObject({ text: 'Вот снимок', files: [] });
  });
});

test('an answer is mailed to its owner with the way to the thread, and a note is not', async () => {
  const id = await ticketIn('NEW');
  await runDueJobs(backend.services);
  backend.mails.length = 0;
  await answer(id, { text: 'Похоже на сбой', isInternal: true });
  await runDueJobs(backend.services);
  expect(backend.mails).toStrictEqual([]);
  await answer(id, { text: 'Готово.' });
  await runDueJobs(backend.services);
  expect(backend.mails).toMatchObject([
    {
      to: 'student@example.test',
      subject: expect.stringMatching(/^Ответ на обращение T-/) as string,
      link: { label: 'Прочитать ответ', path: `/me/tickets/${id}` },
    },
  ]);
});
