/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  nsiMessage,
  nsiOrganisation,
  nsiStudy,
  type NsiMessage,
} from '../../../fixtures/nsiMessages';
import { nsiSignature } from '../../../fixtures/nsiService';
import { assertDefined } from '../../platform/database/assertDefined';
import { jobs } from '../../platform/jobs/jobTables';
import { syncMessages } from './syncTables';
import { beforeTests } from '../../testing/beforeTests';
import { startTestSync } from './testing/startTestSync';

const sync = beforeTests(startTestSync);
afterAll(() => sync.stop());
beforeEach(() => sync.backend.db.delete(jobs));

const organisation = (name = 'Webhook') =>
  nsiMessage('EDU_ORG', `ORG-${name}`, nsiOrganisation(name));
const post = (body: string, headers?: Record<string, string>, operation = 'UPDATE') =>
  sync.nsi.post(sync.origin, operation, body, headers);
const textOf = ({ body }: NsiMessage) => JSON.stringify(body);
const countOf = async ({ body }: NsiMessage) => {
  const isIt = eq(syncMessages.messageId, body.messageId);
  return (await sync.backend.db.select().from(syncMessages).where(isIt)).length;
};
const waitingJobs = async () => (await sync.backend.db.select().from(jobs)).map(({ name }) => name);

test('a signed message is stored, and answered before it is applied', async () => {
  const message = organisation();
  const { status, body } = await sync.nsi.send(sync.origin, message);
  expect({ status, state: body.status }).toEqual({ status: 200, state: 'RECEIVED' });
  expect(await sync.recordOf(message)).toMatchObject({
    ...message.body,
    id: body.id,
    occurredAt: new Date(message.body.occurredAt),
    operationType: 'UPDATE',
    status: 'RECEIVED',
    attempts: 0,
  });
  expect(await waitingJobs()).toEqual(['sync.apply']);
});

test('what is signed are the bytes, however they are written', async () => {
  const { messageId, ...rest } = organisation('Байты').body;
  const text = `{ "messageId":\n\t${JSON.stringify(messageId)},${JSON.stringify(rest, null, 1).slice(1)}  `;
  expect((await post(text)).status).toBe(200);
});

test('the same message again is answered well and changes nothing', async () => {
  const message = organisation();
  const first = await sync.nsi.send(sync.origin, message);
  const changed = { ...message.body, payload: {} };
  const again = await post(JSON.stringify(changed));
  expect(again).toEqual(first);
  expect(await sync.recordOf(message)).toMatchObject({ payload: message.body.payload });
  await sync.work();
  expect(await post(textOf(message))).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await waitingJobs()).toStrictEqual([]);
});

test('of ten at once one is kept', async () => {
  const message = organisation();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sync.nsi.send(sync.origin, message)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await countOf(message)).toBe(1);
  expect(await waitingJobs()).toEqual(['sync.apply']);
});

describe('a message is refused', () => {
  const secret = () => sync.backend.services.keys.webhook;
  const secondsAgo = (seconds: number) => String(Math.floor(Date.now() / 1_000) - seconds);
  const withoutOperation = (body: string) => {
    const timestamp = secondsAgo(0);
    const signature = createHmac('sha256', secret()).update(timestamp).update(body).digest('hex');
    return { 'x-timestamp': timestamp, 'x-signature': signature };
  };
  const other = new TextEncoder().encode('a secret of somebody else, also long');

  test.each<[string, (text: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    [
      'without its time',
      (body) => ({ 'x-signature': nsiSignature(secret(), { body })['x-signature'] }),
    ],
    ['signed with another secret', (body) => nsiSignature(other, { body })],
    ['signed for another body', (text) => nsiSignature(secret(), { body: `${text} ` })],
    [
      'signed for another operation',
      (body) => nsiSignature(secret(), { body, operation: 'DELETE' }),
    ],
    ['signed without its operation', (body) => withoutOperation(body)],
    [
      'with the time of another signature',
      (body) => ({
        ...nsiSignature(secret(), { body }),
        'x-timestamp': secondsAgo(-2),
      }),
    ],
    ['six minutes old', (body) => nsiSignature(secret(), { body, timestamp: secondsAgo(360) })],
    ['six minutes ahead', (body) => nsiSignature(secret(), { body, timestamp: secondsAgo(-360) })],
    [
      'with a time that is no number',
      (body) => nsiSignature(secret(), { body, timestamp: 'yesterday' }),
    ],
    ['with a short signature', () => ({ 'x-signature': 'ab', 'x-timestamp': secondsAgo(0) })],
  ])('%s', async (_, headersOf) => {
    const message = organisation();
    const answer = await post(textOf(message), headersOf(textOf(message)));
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNATURE' } });
    expect(await countOf(message)).toBe(0);
  });

  test('four minutes old it is not', async () => {
    const body = textOf(organisation());
    const headers = nsiSignature(secret(), { body, timestamp: secondsAgo(240) });
    expect((await post(body, headers)).status).toBe(200);
  });

  test('before its words are looked at', async () => {
    expect(await post('{', {})).toMatchObject({ status: 401, body: { code: 'SIGNATURE' } });
    expect(await post('{')).toMatchObject({ status: 400, body: { code: 'MALFORMED' } });
    expect(await post('')).toMatchObject({ status: 400, body: { code: 'MALFORMED' } });
  });

  test('for an operation that does not exist', async () => {
    const answer = await post(textOf(organisation()), undefined, 'MERGE');
    expect(answer).toMatchObject({ status: 400, body: { code: 'OPERATION_UNKNOWN' } });
  });

  test('beyond 256 KB', async () => {
    const message = organisation();
    message.body.payload = { text: 'x'.repeat(256 * 1_024) };
    expect(await post(textOf(message))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  test('where it breaks the contract, or comes from the future', async () => {
    const { body } = assertDefined(nsiStudy('Broken')[0]);
    const broken = JSON.stringify({ ...body, entityType: 'CITY', externalId: '' });
    expect(await post(broken)).toMatchObject({
      status: 422,
      body: { fields: { entityType: 'REQUIRED', externalId: 'REQUIRED' } },
    });
    const payload = { ...body.payload, names: ['Ан\u0000на'] };
    expect(await post(JSON.stringify({ ...body, payload }))).toMatchObject({
      status: 422,
      body: { fields: { payload: 'CONTROL_CHARACTERS' } },
    });
    const future = JSON.stringify({ ...body, occurredAt: '2099-01-01T00:00:00Z' });
    expect(await post(future)).toMatchObject({ status: 422, body: { code: 'DATE_IN_FUTURE' } });
  });

  test('that is not JSON', async () => {
    const headers = { ...nsiSignature(secret(), { body: 'a=1' }), 'content-type': 'text/plain' };
    expect((await post('a=1', headers)).status).toBe(415);
  });
});
