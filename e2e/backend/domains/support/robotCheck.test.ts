/** @jest-environment node */
import { challengeOf, mark } from '@campus/shared/contract/support/challenge';
import { createGuestTicket, getTicketChallenge } from '@campus/shared/contract/support/calls';
import { SignJWT } from 'jose';
import { solveAtOnce } from '../../../fixtures/writeTicket';
import { backendForFile } from '../../testing/backendForFile';
import { tickets } from './supportTables';
import { solvedChallenge } from './testing/solvedChallenge';

const backend = backendForFile();
beforeEach(() => {
  backend.clock.shift = 0;
});

let sent = 0;
function create(change: object) {
  sent += 1;
  const body = {
    ...{ category: 'OTHER', subject: 'Где вас найти', text: 'Не нахожу ваш адрес на сайте.' },
    ...{ guestName: 'Гостья', guestEmail: `robot${sent}@example.test`, consent: true, ...change },
  };
  return backend.send(createGuestTicket, { body });
}

const stored = async () => (await backend.db.select({ id: tickets.id }).from(tickets)).length;

async function expectRefused(change: object) {
  const before = await stored();
  const { status, body } = await create(change);
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'ROBOT_CHECK' });
  expect(body.message).toEqual([expect.stringContaining('отправьте его ещё раз')]);
  expect(await stored()).toBe(before);
}

const bits = async () => (await backend.send(getTicketChallenge)).body.bits;

test('whoever had the form open for a while and did the work gets a number', async () => {
  const captcha = await solvedChallenge(backend);
  expect((await create({ captcha })).status).toBe(200);
  const inTime = await solvedChallenge(backend, 3_590);
  expect((await create({ captcha: inTime, website: '' })).status).toBe(200);
});

test('a ticket without the work is refused', async () => {
  await expectRefused({});
  await expectRefused({ captcha: '' });
});

test('a challenge that nobody solved is refused', async () => {
  const challenge = challengeOf(await solvedChallenge(backend));
  await expectRefused({ captcha: `${challenge}${mark}unsolved` });
});

test('a solved challenge that we have not signed is refused', async () => {
  const seconds = Math.floor(Date.now() / 1000);
  const challenge = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('ticket-challenge')
    .setJti('forged')
    .setNotBefore(seconds - 60)
    .setExpirationTime(seconds + 600)
    .sign(backend.services.keys.card);
  await expectRefused({ captcha: solveAtOnce({ challenge, bits: await bits() }) });
});

test('a solution counts once, also where two requests bring it at once', async () => {
  const captcha = await solvedChallenge(backend);
  const answers = await Promise.all([create({ captcha }), create({ captcha })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  await expectRefused({ captcha });
});

test('an hour later the form is to be opened anew', async () => {
  await expectRefused({ captcha: await solvedChallenge(backend, 3_601) });
});

test('nobody writes a ticket in a second', async () => {
  await expectRefused({ captcha: await solvedChallenge(backend, 1) });
});

test('whoever fills in the field that only robots see is refused', async () => {
  const captcha = await solvedChallenge(backend);
  await expectRefused({ captcha, website: 'https://example.com' });
});

test('a form with mistakes is told of them first, and its solution still counts', async () => {
  const captcha = await solvedChallenge(backend);
  expect((await create({ captcha, subject: '' })).body.code).toBe('VALIDATION');
  expect((await create({ captcha })).status).toBe(200);
});
