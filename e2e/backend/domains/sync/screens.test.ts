/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  filterSyncMessages,
  getSyncMessage,
  isSyncAlive,
  retrySyncMessage,
} from '@campus/shared/contract/sync/calls';
import {
  nsiMessage,
  nsiProgramme,
  nsiRemoval,
  nsiStudent,
  nsiStudy,
} from '../../../fixtures/nsiMessages';
import { createNsi } from './createNsi';
import { beforeTests } from '../../testing/beforeTests';
import { startTestSync } from './testing/startTestSync';

const sync = beforeTests(startTestSync);
let token: string;
beforeAll(async () => {
  token = await sync.backend.tokenOf('audit');
});
afterAll(() => sync.stop());

const alive = async () => (await sync.backend.send(isSyncAlive, { token })).body;
const filter = async (body: object, query = {}) =>
  (await sync.backend.send(filterSyncMessages, { token, body, query })).body;

describe('the lamp', () => {
  test('shines while the service answers, and counts what came', async () => {
    const before = await alive();
    await sync.deliver(...nsiStudy('Lamp'), nsiRemoval('STUDENT_STATUS', 'STD-nobody'));
    const after = await alive();
    expect(after).toMatchObject({ isConfigured: true, isAlive: true });
    expect(after.counts.APPLIED - before.counts.APPLIED).toBe(5);
    expect(after.counts.FAILED - before.counts.FAILED).toBe(1);
    expect(Date.now() - Date.parse(after.lastMessageAt ?? '')).toBeLessThan(60_000);
  });

  test('says since when the longest message has waited, while any does', async () => {
    const { body } = await sync.backend.send(filterSyncMessages, {
      ...{ token, query: { asc: true, size: 1 } },
      body: { statuses: ['RECEIVED', 'PROCESSING', 'FAILED'] },
    });
    expect(body.total).toBeGreaterThan(0);
    expect((await alive()).oldestWaitingAt).toBe(body.items[0]?.receivedAt);
  });

  test('asks the service once in five seconds, and goes out when it is down', async () => {
    sync.backend.clock.shift += 6_000;
    const { asked } = sync.nsi.state;
    await Promise.all([alive(), alive(), alive()]);
    expect(sync.nsi.state.asked).toBe(asked + 1);
    sync.nsi.state.isDown = true;
    expect(await alive()).toMatchObject({ isAlive: true });
    sync.backend.clock.shift += 6_000;
    expect(await alive()).toMatchObject({ isConfigured: true, isAlive: false });
    sync.nsi.state.isDown = false;
  });

  test.each([
    ['is not configured', undefined],
    ['refuses connections', 'http://127.0.0.1:1/'],
    ['has no such address', 'http://nsi.invalid'],
  ])('is off where the service %s', async (_, address) => {
    expect(await createNsi(address, Date.now).isAlive()).toBe(false);
  });
});

describe('the list', () => {
  test('is newest first, and each filter narrows it', async () => {
    await sync.deliver(...nsiStudy('List'));
    const [all, ours] = [await filter({}), await filter({ search: '-list' })];
    expect(all.items.map(({ receivedAt }) => receivedAt)).toEqual(
      all.items
        .map(({ receivedAt }) => receivedAt)
        .sort()
        .reverse(),
    );
    expect(ours.total).toBe(5);
    expect((await filter({ search: '-list' }, { asc: true })).items[0]).toMatchObject({
      externalId: 'ORG-List',
      operationType: 'CREATE',
      status: 'APPLIED',
      attempts: 1,
    });
    const narrowed = await filter({
      search: '-list',
      entityTypes: ['STUDENT', 'STUDENT_STATUS'],
      operationTypes: ['CREATE'],
      statuses: ['APPLIED'],
      receivedFrom: new Date(Date.now() - 600_000).toISOString(),
      receivedTo: new Date(Date.now() + 600_000).toISOString(),
    });
    expect(narrowed.items.map(({ externalId }) => externalId)).toEqual(['STD-List']);
    expect((await filter({ search: '%' })).total).toBe(0);
  });

  test('refuses what is no state and a period that ends before it begins', async () => {
    const [from, to] = ['2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z'];
    const body = { statuses: ['LOST'], receivedFrom: from, receivedTo: to };
    const answer = await sync.backend.send(filterSyncMessages, { token, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toContain('statuses.0');
    const turned = { receivedFrom: from, receivedTo: to };
    const second = await sync.backend.send(filterSyncMessages, { token, body: turned });
    expect(second.body).toMatchObject({ fields: { receivedTo: 'PERIOD_ORDER' } });
  });
});

describe('one message', () => {
  const open = (id: string) => sync.backend.send(getSyncMessage, { token, params: { id } });

  test('shows its payload without what identifies a person', async () => {
    const payload = {
      ...nsiStudent('ORG-List', 'PRG-List'),
      passport: { series: '4020', number: '123456' },
      contacts: [{ email: 'somebody@example.test', phone: '+79991234567' }],
      inn: '500100732259',
    };
    const message = nsiMessage('STUDENT', 'STD-Masked', payload);
    await sync.deliver(message);
    const { status, body } = await open((await sync.recordOf(message)).id);
    expect(status).toBe(200);
    expect(body.payload).toMatchObject({
      group: 'Б-11',
      birthDate: '•••',
      snils: '•••-•••-445 95',
      passport: '•••',
      contacts: [{ email: '•••', phone: '•••' }],
      inn: '•••',
    });
    expect(JSON.stringify(body)).not.toMatch(/11223344595|4020|somebody|500100732259/);
  });

  test('that failed says why and when it is tried again', async () => {
    const message = nsiMessage('STUDENT', 'STD-Poor', nsiStudent('ORG-List', 'PRG-none'));
    await sync.deliver(message);
    const { body } = await open((await sync.recordOf(message)).id);
    expect(body).toMatchObject({
      status: 'FAILED',
      error: 'The programme PRG-none is not known yet',
    });
    expect(body.nextAttemptAt).not.toBeNull();
  });

  test('that does not exist is not found, and an ill-formed id is refused', async () => {
    expect((await open(randomUUID())).status).toBe(404);
    expect((await open('1')).status).toBe(422);
  });
});

describe('a message that was given up', () => {
  const retry = async (id: string, account: 'admin' | 'audit' = 'admin') =>
    sync.backend.send(retrySyncMessage, {
      token: await sync.backend.tokenOf(account),
      params: { id },
    });
  const dead = async (name: string) => {
    const message = nsiMessage('STUDENT', `STD-${name}`, nsiStudent('ORG-List', `PRG-${name}`));
    await sync.deliver(message);
    const { shift } = sync.backend.clock;
    for (const seconds of [6, 121, 1_801, 7_201, 43_201]) await sync.wait(seconds);
    // A message that is signed now must not come from yesterday.
    sync.backend.clock.shift = shift;
    const { id, status } = await sync.recordOf(message);
    expect(status).toBe('DEAD');
    return { id, message };
  };

  test('is applied once what it needs is known', async () => {
    const { id, message } = await dead('Late');
    await sync.deliver(nsiMessage('PROGRAM', 'PRG-Late', nsiProgramme('ORG-List')));
    const { status, body } = await retry(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'RECEIVED', error: null });
    await sync.work();
    expect((await sync.recordOf(message)).status).toBe('APPLIED');
  });

  test('of two who ask at once one is told that it is under way', async () => {
    const { id } = await dead('Twice');
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is tried again by an administrator alone, and nothing else is', async () => {
    const { id } = await dead('Auditor');
    expect((await retry(id, 'audit')).status).toBe(403);
    expect((await sync.backend.send(retrySyncMessage, { params: { id } })).status).toBe(401);
    const [applied] = (await filter({ statuses: ['APPLIED'] })).items;
    expect((await retry(applied?.id ?? '')).status).toBe(409);
  });
});
