/** @jest-environment node */
import { listSecurityEvents } from '@campus/shared/contract/auth/calls';
import {
  cancelEmailChange,
  cancelOwnEmailChange,
  confirmEmailChange,
  getEmailChange,
  updateHuman,
} from '@campus/shared/contract/people/staffCalls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { humanNotifications } from '../inbox/inboxTables';
import { addUser } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { tokensOf } from '../../testing/tokensOf';
import { emailChanges } from './peopleTables';

const backend = backendForFile();
let staff: Record<'support' | 'admin' | 'audit' | 'content', string>;
beforeAll(async () => {
  staff = await tokensOf(backend, 'support', 'admin', 'audit', 'content');
});
beforeEach(() => {
  backend.mails.length = 0;
  backend.clock.shift = 0;
});

type Human = Awaited<ReturnType<typeof addHuman>>;

const enter = ({ id }: { id: string }, email: string, token = staff.support) => {
  const body = { email, comment: 'Потерян доступ к почте', version: 1 };
  return backend.send(updateHuman, { token, params: { id }, body });
};
const confirm = ({ id }: { id: string }, token?: string, body = {}) =>
  backend.send(confirmEmailChange, { token, params: { id }, body });
const waiting = async ({ id }: { id: string }) =>
  (await backend.send(getEmailChange, { token: staff.audit, params: { id } })).body;
const emailOf = async ({ token }: Human) => {
  const { body } = await backend.send(getCurrentHuman, { token });
  return body.kind === 'HUMAN' ? body.email : undefined;
};
const letters = async () => {
  await runDueJobs(backend.services);
  return backend.mails.splice(0).map(({ to, subject }) => [to, subject]);
};

async function requested() {
  const human = await addHuman(backend);
  const email = `${randomUUID()}@example.test`;
  const { status, body } = await enter(human, email);
  expect({ status, email: body.email }).toEqual({ status: 200, email: human.email });
  return { human, email };
}

test('an e-mail that one member of staff enters changes nothing yet, and both addresses hear of it', async () => {
  const { human, email } = await requested();
  expect(await emailOf(human)).toBe(human.email);
  expect(await waiting(human)).toMatchObject({ email, requestedBy: { name: /./ } });
  expect(await letters()).toEqual([
    [human.email, 'Почту вашей учётной записи хотят сменить'],
    [email, 'Этот адрес указали для учётной записи «Кампуса»'],
  ]);
  expect(await inboxOf(backend, human.id)).toEqual(['Почту хотят сменить']);
  const actions = (await logOf(backend, human.id)).map(({ action }) => action);
  expect(actions.sort()).toEqual(['human.email.request', 'human.update']);
});

test('the owner is led to where it is refused, and the new address reads when to ask again', async () => {
  const { human, email } = await requested();
  await runDueJobs(backend.services);
  const letterTo = (address: string) => backend.mails.find(({ to }) => to === address);
  expect(letterTo(human.email)?.link?.path).toBe('/me/profile?email=changing');
  expect(letterTo(email)?.text).toContain('Если за семь дней письма об этом нет');
  const isOwn = eq(humanNotifications.humanId, human.id);
  const [told] = await backend.db.select().from(humanNotifications).where(isOwn);
  expect(told?.link).toBe('/me/profile?email=changing');
});

test('a second one confirms it: the sessions end and both addresses hear of it', async () => {
  const { human, email } = await requested();
  await letters();
  const { status, body } = await confirm(human, staff.admin);
  expect({ status, email: body.email }).toEqual({ status: 200, email });
  expect((await backend.send(getCurrentHuman, { token: human.token })).status).toBe(401);
  expect(await letters()).toEqual([
    [human.email, 'Почта вашей учётной записи изменена'],
    [email, 'Это новая почта вашей учётной записи'],
  ]);
  const token = await backend.services.sessions.open('HUMAN', human.id, { ip: '127.0.0.1' });
  const events = (await backend.send(listSecurityEvents, { token })).body.items;
  expect(events).toMatchObject([
    { kind: 'EMAIL_CHANGED', isOwn: false, ip: null },
    { kind: 'EMAIL_CHANGE_REQUESTED', isOwn: false, ip: null },
  ]);
  expect(await waiting(human)).toBeNull();
});

test('nobody confirms what they have entered, an administrator neither', async () => {
  const { human } = await requested();
  expect((await confirm(human, staff.support)).body.code).toBe('SECOND_PERSON');
  const other = await addHuman(backend);
  await enter(other, `${randomUUID()}@example.test`, staff.admin);
  expect((await confirm(other, staff.admin)).body.code).toBe('SECOND_PERSON');
  const colleague = await addUser(backend, 'SUPPORT');
  expect((await confirm(other, colleague.token)).status).toBe(200);
});

test('those who may not edit people do not confirm or read it', async () => {
  const { human } = await requested();
  expect((await confirm(human)).status).toBe(401);
  expect((await confirm(human, staff.audit)).status).toBe(403);
  const params = { id: human.id };
  const read = await backend.send(getEmailChange, { token: staff.content, params });
  expect(read.status).toBe(403);
  expect(await emailOf(human)).toBe(human.email);
});

test('two who confirm at once change it once', async () => {
  const { human } = await requested();
  const answers = await Promise.all([confirm(human, staff.admin), confirm(human, staff.admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('nobody confirms another address than the one that they were shown', async () => {
  const { human, email } = await requested();
  const other = `${randomUUID()}@example.test`;
  const body = { email: other, comment: 'Опечатка', version: 2 };
  await backend.send(updateHuman, { token: staff.support, params: { id: human.id }, body });
  expect(await confirm(human, staff.admin, { email })).toMatchObject({
    ...{ status: 409, body: { code: 'VERSION', changedBy: expect.stringMatching(/./) as string } },
  });
  expect(await emailOf(human)).toBe(human.email);
  const { body: seen } = await confirm(human, staff.admin, { email: other });
  expect(seen).toMatchObject({ email: other });
});

test('the owner or staff drop it', async () => {
  const { human } = await requested();
  const own = await backend.send(cancelOwnEmailChange, { token: human.token });
  expect(own.status).toBe(200);
  expect((await confirm(human, staff.admin)).status).toBe(404);
  const { human: other } = await requested();
  const params = { id: other.id };
  const dropped = await backend.send(cancelEmailChange, { token: staff.support, params });
  expect(dropped.status).toBe(200);
  expect((await confirm(other, staff.admin)).status).toBe(404);
});

test('after a week it is forgotten', async () => {
  const { human } = await requested();
  const kept = async () => {
    await enqueue(backend.db, 'drafts.sweep', {});
    await runDueJobs(backend.services);
    return backend.db.$count(emailChanges, eq(emailChanges.humanId, human.id));
  };
  expect(await kept()).toBe(1);
  backend.clock.shift = 7 * 86_400_000 + 1_000;
  const later = await backend.tokenOf('admin');
  expect((await confirm(human, later)).status).toBe(404);
  expect(await kept()).toBe(0);
});

test('an address that somebody took meanwhile is refused, and one that is the same is no change', async () => {
  const { human, email } = await requested();
  await addHuman(backend, { email });
  const logged = jest.spyOn(backend.services.securityLog, 'done');
  expect(await confirm(human, staff.admin)).toMatchObject({
    ...{ status: 409, body: { code: 'EMAIL_TAKEN' } },
  });
  expect(logged.mock.calls).toStrictEqual([]);
  logged.mockRestore();
  const unchanged = await addHuman(backend);
  expect((await enter(unchanged, unchanged.email)).status).toBe(200);
  expect(await waiting(unchanged)).toBeNull();
});
