/** @jest-environment node */
import assert from 'node:assert';
import { getCampusCard, verifyCard } from '@campus/shared/contract/cards/calls';
import { eq, like, sql } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { rateLimits } from '../../platform/limits/limitTables';
import { backendForFile } from '../../testing/backendForFile';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { addStudent } from '../applications/testing/openApplicationDesk';
import { humans, students } from '../accounts/humanTables';
import { codesOf } from './cardHandlers';
import { eskCards } from './cardTables';

const backend = backendForFile();

const verify = async (token: string, language: 'ru' | 'en' = 'ru') =>
  (await backend.send(verifyCard, { params: { token }, language })).body;

/** A card that was shown while it was valid, and then changed. */
async function shownCard(change?: Parameters<typeof addStudent>[1]) {
  const student = await addStudent(backend, { status: 'ACTIVE', expiresAt: '2099-08-31' });
  const { body } = await backend.send(getCampusCard, { token: student.token });
  const card = assertDefined(student.card);
  if (change) await backend.db.update(eskCards).set(change).where(eq(eskCards.id, card.id));
  const { qrToken, offlineToken, eduOrg } = assertDefined(body);
  const [live, offline] = [assertDefined(qrToken), assertDefined(offlineToken)];
  return {
    humanId: student.id,
    cardId: card.id,
    live,
    offline,
    organisation: assertDefined(eduOrg).name,
  };
}

const codesShown = (cardId: string, secondsAgo: number, key = backend.services.keys.card) =>
  codesOf(cardId, { key, now: backend.services.now() - secondsAgo * 1_000 });

test('a live code shows initials, organisation and the end of the card, and nothing else', async () => {
  const { live, organisation } = await shownCard();
  expect(await verify(live)).toEqual({
    ...{ result: 'VALID', isOffline: false, initials: ['У.', 'Т.'], organisation },
    expiresAt: '2099-08-31',
  });
});

test('a live code that was checked before is valid, and says how long ago that was', async () => {
  const { live, offline } = await shownCard();
  expect(await verify(live)).not.toHaveProperty('checkedSecondsAgo');
  const twelveEarlier = sql`${rateLimits.resetsAt} - interval '12 seconds'`;
  await backend.db
    .update(rateLimits)
    .set({ resetsAt: twelveEarlier })
    .where(like(rateLimits.key, 'verify-code:%'));
  const again = await verify(live);
  assert(again.result === 'VALID');
  expect(again.initials).toEqual(['У.', 'Т.']);
  expect(again.checkedSecondsAgo).toBeGreaterThanOrEqual(12);
  expect(again.checkedSecondsAgo).toBeLessThan(60);
  await verify(offline);
  expect(await verify(offline)).not.toHaveProperty('checkedSecondsAgo');
});

test('the code for days without the network says which one it is', async () => {
  const { offline, cardId } = await shownCard();
  expect(await verify(offline)).toMatchObject({ result: 'VALID', isOffline: true });
  const { offlineToken } = await codesShown(cardId, 71 * 3_600);
  expect(await verify(offlineToken)).toMatchObject({ result: 'VALID', isOffline: true });
});

test('a code that was shown too long ago is old', async () => {
  const { cardId } = await shownCard();
  const minute = await codesShown(cardId, 61);
  expect(await verify(minute.qrToken)).toEqual({ result: 'OLD' });
  const days = await codesShown(cardId, 73 * 3_600);
  expect(await verify(days.offlineToken)).toEqual({ result: 'OLD' });
});

test('a forged code is none of ours, also one that would be old', async () => {
  const { cardId, live, offline } = await shownCard();
  const forger = new Uint8Array(32).fill(7);
  for (const secondsAgo of [0, 61]) {
    const { qrToken } = await codesShown(cardId, secondsAgo, forger);
    expect(await verify(qrToken)).toEqual({ result: 'UNKNOWN' });
  }
  const mixed = live.replace(/^[^.]+\.[^.]+/, offline.replace(/\.[^.]+$/, ''));
  expect(await verify(mixed)).toEqual({ result: 'UNKNOWN' });
});

test.each([
  ['blocked', { status: 'BLOCKED', blockReason: 'FRAUD' }],
  ['closed', { status: 'CLOSED' }],
  ['expired', { status: 'EXPIRED' }],
  ['past its last day', { expiresAt: '2020-01-01' }],
] as const)('a card that is %s is not valid, and nobody is told why', async (_, change) => {
  const { live } = await shownCard(change);
  expect(await verify(live)).toEqual({ result: 'INVALID' });
});

test('the card of a deleted account is not valid', async () => {
  const { live, humanId } = await shownCard();
  await backend.db.update(humans).set({ state: 'DELETED' }).where(eq(humans.id, humanId));
  expect(await verify(live)).toEqual({ result: 'INVALID' });
});

test('a card whose study was unlinked is not valid, and is no stranger either', async () => {
  const { live, humanId } = await shownCard();
  await backend.db.update(students).set({ humanId: null }).where(eq(students.humanId, humanId));
  expect(await verify(live)).toEqual({ result: 'INVALID' });
});

test('the card of whoever does not study any more is not valid, also where it was unblocked', async () => {
  const { live, humanId } = await shownCard();
  await setStudentStatus(backend.db, humanId, 'EXPELLED');
  expect(await verify(live)).toEqual({ result: 'INVALID' });
});

test('the card of whoever differs from the record is not valid: the record may be another’s', async () => {
  const { live, humanId } = await shownCard();
  const differs = { identityStatus: 'MISMATCH' } as const;
  await backend.db.update(humans).set(differs).where(eq(humans.id, humanId));
  expect(await verify(live)).toEqual({ result: 'INVALID' });
});

test('what is no code at all, and a code of no card, are unknown', async () => {
  expect(await verify('anything')).toEqual({ result: 'UNKNOWN' });
  const { qrToken } = await codesShown('0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01', 0);
  expect(await verify(qrToken)).toEqual({ result: 'UNKNOWN' });
});

test('one network address may ask sixty times a minute', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const ask = () => backend.send(verifyCard, { params: { token: 'anything' }, headers });
  for (let round = 0; round < 60; round += 1) expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'VERIFY_LIMIT' } });
  expect((await backend.send(verifyCard, { params: { token: 'anything' } })).status).toBe(200);
});

test('the organisation is named in the language of whoever checks', async () => {
  const { live, organisation } = await shownCard();
  const answer = await verify(live, 'en');
  expect(answer).toMatchObject({ organisation: expect.not.stringMatching(organisation) as string });
});
