/** @jest-environment node */
import { calls } from '@campus/shared/contract/calls';
import { signInByPassword } from '@campus/shared/contract/auth/calls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { syncPartners } from '@campus/shared/contract/partners/calls';
import { updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { createGuestTicket } from '@campus/shared/contract/support/calls';
import { updateCurrentUser } from '@campus/shared/contract/staff/calls';
import { demoAccounts, demoPassword } from '../../../fixtures/demoAccounts';
import { serviceWorks } from './serviceWorkTables';
import { backendForFile } from '../../testing/backendForFile';
import { isWriting } from './implement';

const hour = 3_600_000;
const title = { ru: 'Обновление', en: 'Update' };
const night = Date.parse('2031-03-05T19:00:00Z');

const backend = backendForFile();
const tokens = { newcomer: '', admin: '' };
beforeAll(async () => {
  const startsAt = new Date(night);
  await backend.db.insert(serviceWorks).values([
    { title, text: title, startsAt, endsAt: new Date(night + 3 * hour), severity: 'READ_ONLY' },
    { title, text: title, startsAt, endsAt: new Date(night + 9 * hour), severity: 'INFO' },
  ]);
});

async function goTo(time: number) {
  backend.clock.shift = time - Date.now();
  for (const name of ['newcomer', 'admin'] as const) tokens[name] = await backend.tokenOf(name);
}

const name = { firstName: 'Новое' };
const rename = (language: 'ru' | 'en' = 'ru') =>
  backend.send(updateCurrentHuman, { token: tokens.newcomer, body: name, language });

test('before and after the works everything is saved', async () => {
  await goTo(night - hour);
  expect((await rename()).status).toBe(200);
  await goTo(night + 4 * hour);
  expect((await rename()).status).toBe(200);
});

test('during the works saving is refused, and told until when in either language', async () => {
  await goTo(night + 2 * hour);
  const { status, headers, body } = await rename();
  expect({ status, code: body.code }).toEqual({ status: 423, code: 'READ_ONLY' });
  expect(body.message).toContain('до 01:00 по Москве');
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_590);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
  await goTo(night + hour / 2);
  expect((await rename('en')).body.message).toContain('until 6 March, 01:00 Moscow time');
});

test('a guest and an administrator are refused too; a stranger is still a stranger', async () => {
  await goTo(night + hour);
  const { status } = await backend.send(createGuestTicket, { body: {} });
  expect(status).toBe(423);
  const byAdmin = await backend.send(updateCurrentUser, { token: tokens.admin, body: {} });
  expect(byAdmin.status).toBe(423);
  expect((await backend.send(updateCurrentHuman, { body: name })).status).toBe(401);
});

test('a GET whose work goes on after the answer waits as well', async () => {
  await goTo(night + hour);
  expect((await backend.send(syncPartners, { token: tokens.admin })).status).toBe(423);
  const ofWork = Object.entries(calls).filter(
    ([, call]) => call.method === 'GET' && isWriting(call),
  );
  expect(ofWork.map(([callName]) => callName).sort()).toEqual([
    'syncHumanWorkPlan',
    'syncPartners',
  ]);
});

test('reading and signing in go on', async () => {
  await goTo(night + hour);
  expect((await backend.send(filterNews, { body: {} })).status).toBe(200);
  const body = { email: demoAccounts.student.email, password: demoPassword };
  expect((await backend.send(signInByPassword, { body })).status).toBe(200);
});

test('the calls that only read, or keep a session, are these', () => {
  const open = Object.entries(calls)
    .filter(([, call]) => call.method !== 'GET' && !isWriting(call))
    .map(([callName]) => callName);
  expect(open.filter((callName) => !callName.startsWith('filter')).sort()).toEqual([
    'confirmIdentity',
    'countAudience',
    'endSession',
    'getGuestTicket',
    'getInvitation',
    'previewHeadSection',
    'previewPayment',
    'refreshHumanToken',
    'refreshStaffToken',
    'sendConfirmationCode',
    'sendEmailCode',
    'sendStaffCode',
    'signInByEmailCode',
    'signInByPassword',
    'signInStaff',
    'signOut',
    'summarizePayments',
  ]);
});
