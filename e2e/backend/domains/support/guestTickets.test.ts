/** @jest-environment node */
import { calls } from '@campus/shared/contract/calls';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { consents, tickets } from './supportTables';
import { backendForFile } from '../../testing/backendForFile';
import { solvedChallenge } from './testing/solvedChallenge';

const backend = backendForFile();

const ticket = {
  category: 'CARD',
  subject: 'Карта не открывает дверь',
  text: 'Турникет горит красным, хотя карта действует.',
  guestName: 'Гостья',
  guestEmail: 'guest@example.test',
  consent: true,
};
const create = async (change: object = {}) => {
  const captcha = await solvedChallenge(backend);
  return backend.send(calls.createGuestTicket, { body: { ...ticket, captcha, ...change } });
};

test('a guest’s ticket gets a number and keeps the consent', async () => {
  const { status, body } = await create({ text: `  ${ticket.text}\r\nСпасибо  `, extra: 'x' });
  expect(status).toBe(200);
  expect(body.number).toMatch(/^T-\d{6}$/);
  const [row] = await backend.db.select().from(tickets).where(eq(tickets.id, body.id));
  expect(row).toMatchObject({ channel: 'GUEST', text: `${ticket.text}\nСпасибо` });
  const kept = await backend.db.select().from(consents).where(eq(consents.ticketId, body.id));
  expect(kept).toHaveLength(1);
});

test('a ticket that comes again, for its answer was lost, is made once; other words are another', async () => {
  const words = { id: randomUUID(), guestEmail: 'patient@example.test' };
  const { body } = await create(words);
  expect((await create(words)).body).toEqual(body);
  const other = await create({ ...words, subject: 'Карта открывает не ту дверь' });
  expect(other.status).toBe(200);
  expect(other.body.number).not.toBe(body.number);
  const stranger = await create({ ...words, guestEmail: 'stranger@example.test' });
  expect(stranger.body.number).not.toBe(body.number);
});

test('a ticket that a guest sends again after signing in is that of the guest; other words are another', async () => {
  const { category, subject, text } = ticket;
  const id = randomUUID();
  const { body } = await create({ id, guestEmail: 'signs-in@example.test' });
  const token = await backend.tokenOf('student');
  const send = async (change: object = {}) =>
    backend.send(calls.createTicket, { token, body: { category, subject, text, id, ...change } });
  expect(await send()).toMatchObject({ status: 200, body: { id, number: body.number } });
  const other = await send({ text: 'Турникет больше не горит.' });
  expect(other).toMatchObject({ status: 200, body: { isReopened: false } });
  expect(other.body.id).not.toBe(id);
});

test('until somebody answers no letter repeats what was written, whatever becomes of the ticket', async () => {
  const advertisement = {
    ...{ subject: 'Скидки на слонов', text: 'Слоны по цене муравьёв, заходите.' },
    ...{ guestName: 'Купите слона: elephants.example', guestEmail: 'named@example.test' },
  };
  const token = await backend.tokenOf('support');
  const [main, twin, other] = [
    (await create(advertisement)).body.id,
    (await create(advertisement)).body.id,
    (await create({ ...advertisement, guestEmail: 'another@example.test' })).body.id,
  ];
  await runDueJobs(backend.services);
  const move = (id: string, body: object) =>
    backend.send(calls.answerTicket, { token, params: { id }, body });
  await backend.send(calls.mergeTickets, { token, params: { id: twin }, body: { into: main } });
  await move(main, { close: true });
  await move(other, { close: true });
  await runDueJobs(backend.services);
  await move(main, { reopen: true });
  await runDueJobs(backend.services);
  const letters = backend.mails.filter(({ to }) => /^(named|another)@/.test(to));
  expect(letters).toHaveLength(7);
  expect(JSON.stringify(letters)).not.toMatch(/слон|elephant/i);
});

test('the fourth ticket within an hour is refused', async () => {
  const guestEmail = 'eager@example.test';
  const answers = await Promise.all(Array.from({ length: 4 }, () => create({ guestEmail })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.number);
  expect(new Set(numbers).size).toBe(3);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('TICKET_LIMIT');
});

test('who is refused for their network is not told that they have written three', async () => {
  const refused = { isAllowed: false, count: 21, retryAfter: 600 };
  jest.spyOn(backend.services.limits, 'hitNetwork').mockResolvedValueOnce(refused);
  const { status, body } = await create({ guestEmail: 'first@example.test' });
  expect({ status, message: body.message }).toEqual({
    status: 429,
    message: expect.stringMatching(
      /^Слишком много обращений за час\. .* через 10\sмин\.$/,
    ) as string,
  });
});

test('a ticket that could not be kept is none of the three', async () => {
  const guestEmail = 'again@example.test';
  const failed = new Error('The connection is gone.');
  jest.spyOn(backend.services.db, 'transaction').mockRejectedValueOnce(failed);
  expect((await create({ guestEmail })).status).toBe(500);
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push(await create({ guestEmail }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('bad input is refused by field in the reader’s language', async () => {
  const body = { ...ticket, subject: 'abc', guestEmail: 'x', consent: false, text: 'a\u0000b' };
  const answer = await backend.send(calls.createGuestTicket, { body, language: 'en' });
  expect(answer.body).toMatchObject({
    statusCode: 422,
    code: 'VALIDATION',
    fields: {
      subject: 'TOO_SHORT',
      text: 'TOO_SHORT',
      guestEmail: 'EMAIL_FORMAT',
      consent: 'CONSENT_REQUIRED',
    },
  });
  expect(answer.body.message).toContain('Subject: too short. The minimum length is 5.');
});
