/** @jest-environment node */
import {
  getAnswerDraft,
  mergeTickets,
  saveAnswerDraft,
} from '@campus/shared/contract/support/calls';
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

describe('what was begun in a ticket that turned out to be a duplicate', () => {
  const note = { text: 'Писал уже вчера', isInternal: true };
  const merged = async () => {
    const [main, twin] = [await desk.ticketIn('OPEN'), await desk.ticketIn('OPEN')];
    await save(twin, note);
    const token = await desk.tokenOf('admin');
    await desk.send(mergeTickets, { token, params: { id: twin }, body: { into: main } });
    return { main, twin };
  };

  test('goes on in the ticket that it went into, until it is sent there', async () => {
    const { main } = await merged();
    expect((await read(main)).body).toMatchObject(note);
    expect((await read(main, 'admin')).body).toBeNull();
    await desk.answer(main, { text: 'Здравствуйте!' });
    expect((await read(main)).body).toBeNull();
  });

  test('stands after what was begun there, and a note stays one', async () => {
    const { main, twin } = await merged();
    await save(main, begun);
    await save(twin, note);
    const both = { text: 'Здравствуйте! \n\nПисал уже вчера', isInternal: true };
    expect((await read(main)).body).toMatchObject(both);
    await save(main, both);
    expect((await read(main)).body).toMatchObject(both);
    await save(main, { ...both, text: '' });
    expect((await read(main)).body).toBeNull();
  });

  test('waits to be read there, whatever is saved and sent meanwhile by who has not', async () => {
    const { main } = await merged();
    await save(main, begun);
    await desk.answer(main, { text: 'Здравствуйте!' });
    expect((await read(main)).body).toMatchObject(note);
    expect((await read(main)).body).toMatchObject(note);
    await desk.answer(main, { text: 'Писали уже вчера.' });
    expect((await read(main)).body).toBeNull();
  });

  test('is there in full, also where both are longer than an answer may be', async () => {
    const { main, twin } = await merged();
    const long = { text: 'а'.repeat(5000), isInternal: false };
    for (const id of [main, twin]) await save(id, long);
    expect((await read(main)).body?.text).toHaveLength(10_002);
  });
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
