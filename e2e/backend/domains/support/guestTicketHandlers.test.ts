/** @jest-environment node */
import {
  answerGuestTicket,
  closeGuestTicket,
  createGuestTicket,
  getGuestTicket,
} from '@campus/shared/contract/support/calls';
import { and, eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { composeMail } from '../../platform/mail/composeMail';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';
import { tickets } from './supportTables';
import { solvedChallenge } from './testing/solvedChallenge';

const day = 86_400_000;
const desk = ticketDeskForFile();

let written = 0;
async function write(change: object = {}, language: 'ru' | 'en' = 'ru') {
  written += 1;
  const body = {
    ...{ category: 'OTHER', subject: 'Где вас найти', text: 'Не нахожу ваш адрес на сайте.' },
    ...{ guestName: 'Гостья', guestEmail: `link${written}@example.test`, consent: true },
    ...{ captcha: await solvedChallenge(desk), ...change },
  };
  return (await desk.send(createGuestTicket, { body, language })).body;
}

/** The link of the newest letter. */
async function newestLink() {
  await runDueJobs(desk.services);
  const { path } = assertDefined(desk.mails.at(-1)).link;
  expect(path).toMatch(/^\/help\/ticket\/[\w.-]+$/);
  return path.slice('/help/ticket/'.length);
}

const read = (token: string, headers = {}) =>
  desk.send(getGuestTicket, { body: { token }, headers });
const reply = (token: string, text = 'Второй этаж или третий?') =>
  desk.send(answerGuestTicket, { body: { token, text } });
const close = (token: string) => desk.send(closeGuestTicket, { body: { token } });

async function linkedTicket() {
  const { id, number } = await write();
  return { id, number, token: await newestLink() };
}

describe('letters', () => {
  test('the receipt names the number and the day of the answer, and repeats nothing written', async () => {
    const { number } = await write({ guestName: 'Купите слона', subject: 'Скидки на слонов' });
    await newestLink();
    const { subject, text, link } = assertDefined(desk.mails.at(-1));
    expect(subject).toBe(`Мы получили ваше обращение ${number}`);
    expect(text).toMatch(/Ответим до \d{1,2} [а-я]+ \d{4} на эту почту\./);
    expect(text).not.toMatch(/слон/i);
    expect(link.label).toBe('Открыть обращение');
  });

  test('a letter in English speaks of an English day', async () => {
    await write({}, 'en');
    await newestLink();
    expect(assertDefined(desk.mails.at(-1)).text).toMatch(/We will answer by \d{1,2} \w+ \d{4},/);
  });

  test('closing, opening again and closing by itself are told, each with a link that works', async () => {
    const { id, number } = await linkedTicket();
    const guest = `link${written}@example.test`;
    const told = async () => {
      await runDueJobs(desk.services);
      // Others’ tickets close by themselves at the same time.
      const letter = desk.mails.findLast(({ to }) => to === guest);
      const { subject, text, link } = assertDefined(letter);
      const { body } = await read(link.path.slice('/help/ticket/'.length));
      return { subject, text, status: body?.status };
    };
    await desk.answer(id, { close: true });
    expect(await told()).toMatchObject({
      subject: `Обращение ${number} закрыто`,
      text: expect.stringContaining('в течение 14 дней оно откроется снова') as string,
      status: 'CLOSED',
    });
    await desk.answer(id, { reopen: true });
    expect(await told()).toMatchObject({
      subject: `Обращение ${number} снова в работе`,
      text: expect.stringMatching(/ответим до \d{1,2} [а-я]+ \d{4} на эту почту/) as string,
      status: 'OPEN',
    });
    await desk.answer(id, { text: 'Второй этаж.' });
    await runDueJobs(desk.services);
    await desk.travel(8 * day);
    await enqueue(desk.db, 'ticket.expire', {});
    expect(await told()).toMatchObject({
      subject: `Обращение ${number} закрыто`,
      text: expect.stringContaining('Мы ответили неделю назад') as string,
      status: 'CLOSED',
    });
  });

  test('an answer that closes is one letter, and so is one that opens again', async () => {
    const { id } = await linkedTicket();
    desk.mails.length = 0;
    await desk.answer(id, { text: 'Второй этаж.', close: true });
    await desk.answer(id, { text: 'Нет, третий.', reopen: true });
    await runDueJobs(desk.services);
    expect(desk.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ответ на обращение/),
      expect.stringMatching(/^Ответ на обращение/),
    ]);
  });

  test('what is over before its letter leaves is not told any more', async () => {
    const { id, number } = await linkedTicket();
    desk.mails.length = 0;
    await desk.answer(id, { close: true });
    await desk.answer(id, { reopen: true });
    await runDueJobs(desk.services);
    expect(desk.mails.map(({ subject }) => subject)).toEqual([
      `Обращение ${number} снова в работе`,
    ]);
  });

  test('a day that has passed before the letter leaves is not promised, nor any to whoever was answered', async () => {
    const { id } = await linkedTicket();
    await desk.answer(id, { close: true });
    await runDueJobs(desk.services);
    await desk.answer(id, { reopen: true });
    await write();
    await write({}, 'en');
    await desk.answer((await write()).id, { text: 'Второй этаж.' });
    desk.mails.length = 0;
    await desk.travel(8 * day);
    await runDueJobs(desk.services);
    const told = desk.mails.map(({ text }) => text.split('\n\n')[1]?.replace(/T-\d+/, 'T'));
    expect(told.slice(0, 4)).toEqual([
      'Мы вернулись к вашему обращению T и ответим на эту почту, как только разберёмся.',
      'Мы получили ваше обращение T. Ответим на эту почту, как только разберёмся.',
      'We have received your ticket T. We will answer at this address as soon as we have looked into it.',
      'Мы получили ваше обращение T.',
    ]);
  });

  test('each letter has the link, as a text and in HTML', async () => {
    const { id, token } = await linkedTicket();
    await desk.answer(id, { text: 'Второй этаж.' });
    const newer = await newestLink();
    const sender = { from: 'a@example.test', origin: 'https://campus.example' };
    for (const mail of desk.mails.slice(-2)) {
      const { text, html } = composeMail(mail, sender);
      expect(text).toContain(`Открыть обращение: https://campus.example${mail.link.path}`);
      expect(html).toContain(`href="https://campus.example${mail.link.path}"`);
    }
    for (const link of [token, newer]) expect((await read(link)).body?.status).toBe('ANSWERED');
  });

  test('whoever called is told the number too', async () => {
    const called = { guestName: 'Гостья', guestEmail: 'called@example.test' };
    const { number } = (await desk.onBehalf({ humanId: undefined, ...called })).body;
    expect((await read(await newestLink())).body).toMatchObject({ number, status: 'NEW' });
    expect(desk.mails.at(-1)?.to).toBe(called.guestEmail);
  });

  test('a header of mail in a name or a subject is a text, and nobody else gets the letter', async () => {
    const injected = '\r\nBcc: spy@example.test\r\n\r\nИ ещё';
    const { id } = await write({ guestName: `Гостья${injected}`, subject: `Вопрос${injected}` });
    await desk.answer(id, { text: 'Второй этаж.' });
    await runDueJobs(desk.services);
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const letters = desk.mails.filter(({ to }) => to === `link${written}@example.test`);
    expect(letters).toHaveLength(2);
    for (const mail of letters) {
      const sender = { from: 'a@example.test', origin: 'https://campus.example' };
      const { envelope, message } = await transport.sendMail(composeMail(mail, sender));
      expect(envelope.to).toEqual([mail.to]);
      const [head = ''] = (message as Buffer).toString().split('\r\n\r\n');
      expect(head).not.toMatch(/^bcc:/im);
    }
  });
});

describe('the link', () => {
  test('opens what was written and answered, and no note of staff', async () => {
    const { id, number, token } = await linkedTicket();
    await desk.answer(id, { text: 'Только для своих', isInternal: true });
    await desk.answer(id, { text: 'Второй этаж.' });
    const { status, body, bytes } = await read(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ number, subject: 'Где вас найти', text: 'Не нахожу ваш адрес на сайте.' },
      ...{ status: 'ANSWERED', dueOn: null, mayReply: true },
      answers: [{ author: 'STAFF', text: 'Второй этаж.' }],
    });
    expect(bytes.toString()).not.toMatch(/Только для своих|@example\.test|isInternal|userId/);
  });

  test('says by when an answer is due, and later that it is late', async () => {
    const { token } = await linkedTicket();
    const fresh = (await read(token)).body;
    expect(fresh).toMatchObject({ status: 'NEW', isOverdue: false, mayReply: false });
    expect(fresh?.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await desk.travel(10 * day);
    expect((await read(token)).body?.isOverdue).toBe(true);
  });

  test('opens nothing when it is forged, of something else, of an account, or three months old', async () => {
    const { id, token } = await linkedTicket();
    const { keys } = desk.services;
    const signed = (key: Uint8Array, audience: string, subject = id) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(subject)
        .setExpirationTime('1h')
        .sign(key);
    const foreign = [
      'no-such-link',
      `${token}x`,
      await signed(keys.card, 'guest-ticket'),
      await signed(keys.ticket, 'card'),
      await signed(keys.ticket, 'guest-ticket', await desk.ticketIn('ANSWERED')),
    ];
    for (const link of foreign) {
      expect(await read(link)).toMatchObject({ status: 200, body: null });
      for (const move of [reply(link), close(link)]) {
        const { status, body } = await move;
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'TICKET_LINK' });
      }
    }
    await desk.travel(91 * day);
    expect((await read(token)).body).toBeNull();
    expect((await read(await signed(keys.ticket, 'guest-ticket'))).body).toBeNull();
  });

  test('is not to be guessed: sixty tries a minute from one network', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    for (let count = 0; count < 60; count += 1)
      expect((await read('guess', headers)).status).toBe(200);
    const refused = await read('guess', headers);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TICKET_LINK_LIMIT' } });
  });
});

describe('a reply', () => {
  test('reopens an answered ticket, in the queue and in the log', async () => {
    const { id, token } = await linkedTicket();
    await desk.answer(id, { text: 'Второй этаж.' });
    const { status, body } = await reply(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'OPEN', mayReply: false });
    expect(body.answers.map(({ author }) => author)).toEqual(['STAFF', 'HUMAN']);
    expect((await desk.read(id)).body).toMatchObject({ status: 'OPEN', closedAt: null });
    const [log] = await desk.db
      .select()
      .from(logs)
      .where(and(eq(logs.entityId, id), eq(logs.action, 'ticket.followUpAsGuest')));
    expect(log?.diff).toEqual({ status: { from: 'ANSWERED', to: 'OPEN' } });
    expect(JSON.stringify(log)).not.toContain(token);
  });

  test('is refused while an answer is waited for, and when it is empty', async () => {
    const { token } = await linkedTicket();
    expect(await reply(token)).toMatchObject({ status: 409, body: { code: 'STATE' } });
    expect((await reply(token, ' ')).body.fields).toEqual({ text: 'REQUIRED' });
  });

  test('reopens a closed ticket for fourteen days, and no longer', async () => {
    const { id, token } = await linkedTicket();
    await desk.answer(id, { text: 'Второй этаж.', close: true });
    await desk.travel(13 * day);
    expect((await read(token)).body).toMatchObject({ status: 'CLOSED', mayReply: true });
    await desk.travel(15 * day);
    expect((await read(token)).body?.mayReply).toBe(false);
    expect(await reply(token)).toMatchObject({ status: 409, body: { code: 'TICKET_OLD' } });
    await desk.travel(13 * day);
    expect((await reply(token)).body.status).toBe('OPEN');
  });

  test('cannot go on for ever', async () => {
    const { token } = await linkedTicket();
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await close(token)).status, (await reply(token)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

test('a guest who needs no answer closes the ticket, once', async () => {
  const { id, token } = await linkedTicket();
  expect((await close(token)).body).toMatchObject({ status: 'CLOSED', dueOn: null });
  expect(await close(token)).toMatchObject({ status: 409, body: { code: 'STATE' } });
  const [row] = await desk.db.select().from(tickets).where(eq(tickets.id, id));
  expect(row).toMatchObject({ status: 'CLOSED', waitingSince: null });
});
