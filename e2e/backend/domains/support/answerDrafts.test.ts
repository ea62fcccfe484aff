/** @jest-environment node */
import { getAnswerDraft, saveAnswerDraft } from '@campus/shared/contract/support/calls';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';

const day = 86_400_000;
const desk = ticketDeskForFile();

type Login = 'support' | 'admin' | 'audit';

const read = async (id: string, login: Login = 'support') =>
  desk.send(getAnswerDraft, { token: await desk.tokenOf(login), params: { id } });
const save = async (id: string, body: object, login: Login = 'support') =>
  desk.send(saveAnswerDraft, { token: await desk.tokenOf(login), params: { id }, body });

const begun = { text: 'Здравствуйте! ', isInternal: false };

test('what somebody has begun is theirs, as they have typed it, and the last words count', async () => {
  const id = await desk.ticketIn('OPEN');
  expect((await read(id)).body).toBeNull();
  await save(id, begun);
  await save(id, { text: 'Похоже на сбой ', isInternal: true });
  expect((await read(id)).body).toMatchObject({ text: 'Похоже на сбой ', isInternal: true });
  expect((await read(id, 'admin')).body).toBeNull();
  expect((await read(await desk.ticketIn('OPEN'))).body).toBeNull();
});

test('of what was typed only what no database can keep is left out', async () => {
  const id = await desk.ticketIn('OPEN');
  const typed = { text: 'Здравствуйте\u0000\u0001\ud83d! 🎓', isInternal: false };
  expect((await save(id, typed)).status).toBe(200);
  expect((await read(id)).body?.text).toBe('Здравствуйте\u0001! 🎓');
});

test('it does not count as something said: the ticket stays as it was', async () => {
  const id = await desk.ticketIn('OPEN');
  const before = (await desk.read(id)).body;
  await save(id, begun);
  expect((await desk.read(id)).body).toEqual(before);
});

test('what is sent is no draft any more, and a draft of a colleague stays', async () => {
  const id = await desk.ticketIn('OPEN');
  await save(id, begun);
  await save(id, begun, 'admin');
  await desk.answer(id, { priority: 'HIGH' });
  expect((await read(id)).body).toMatchObject(begun);
  await desk.answer(id, { text: 'Здравствуйте!' });
  expect((await read(id)).body).toBeNull();
  expect((await read(id, 'admin')).body).toMatchObject(begun);
});

test('nothing typed forgets it, and so does a month', async () => {
  const id = await desk.ticketIn('OPEN');
  await save(id, begun);
  await save(id, { text: ' ', isInternal: false });
  expect((await read(id)).body).toBeNull();
  await save(id, begun);
  await desk.travel(31 * day);
  await enqueue(desk.db, 'ticket.forgetDrafts', {});
  await runDueJobs(desk.services);
  expect((await read(id)).body).toBeNull();
});

test('an unknown ticket, too much, and those who answer nothing are refused', async () => {
  const id = await desk.ticketIn('OPEN');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await save(unknown, begun)).status).toBe(404);
  const long = await save(id, { ...begun, text: 'а'.repeat(5001) });
  expect(long).toMatchObject({ status: 422, body: { fields: { text: 'TOO_LONG' } } });
  expect((await save(id, begun, 'audit')).status).toBe(403);
  expect((await desk.send(saveAnswerDraft, { params: { id }, body: begun })).status).toBe(401);
  expect((await desk.send(getAnswerDraft, { params: { id } })).status).toBe(401);
});
