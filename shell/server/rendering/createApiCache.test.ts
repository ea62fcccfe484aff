/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askApi } from '../head/askApi';
import { createApiCache } from './createApiCache';

const asked: { url?: string; method?: string; headers: Record<string, unknown>; body: string }[] =
  [];
let status = 200;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { url, method, headers } = request;
      asked.push({ url, method, headers, body });
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(`{"n":${asked.length}}`);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  // Neither the patience for an answer nor its freshness runs out on a busy machine.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  asked.length = 0;
  status = 200;
});

const asking = { path: '/api/media/news/filter?size=3', language: 'en', ip: '192.0.2.1' } as const;

test('the API is asked in the name of the visitor, without a credential', async () => {
  const answers = createApiCache(askApi(origin));
  await expect(answers.read({ ...asking, body: {} })).resolves.toEqual({
    status: 200,
    body: { n: 1 },
  });
  expect(asked).toEqual([
    expect.objectContaining({ url: asking.path, method: 'POST', body: '{}' }),
  ]);
  expect(asked[0]?.headers).toMatchObject({
    'accept-language': 'en',
    'x-forwarded-for': '192.0.2.1',
    'content-type': 'application/json',
  });
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('readers of the same moment are answered once, each question and language apart', async () => {
  const answers = createApiCache(askApi(origin));
  await answers.read(asking);
  await answers.read({ ...asking, ip: '192.0.2.2' });
  expect(asked).toHaveLength(1);
  await answers.read({ ...asking, language: 'ru' });
  await answers.read({ ...asking, body: { search: 'a' } });
  expect(asked).toHaveLength(3);
});

test('what may have changed is asked for again', async () => {
  const answers = createApiCache(askApi(origin));
  await answers.read(asking);
  answers.expire('/api/media/');
  await expect(answers.read(asking)).resolves.toMatchObject({ body: { n: 2 } });
});

test('what is asked for anew is neither taken from the cache nor kept in it', async () => {
  const answers = createApiCache(askApi(origin));
  await answers.read(asking);
  await expect(answers.readAnew(asking)).resolves.toEqual({ status: 200, body: { n: 2 } });
  await expect(answers.readAnew(asking)).resolves.toEqual({ status: 200, body: { n: 3 } });
  await expect(answers.read(asking)).resolves.toEqual({ status: 200, body: { n: 1 } });
});

test.each([500, 503, 429])('an answer of %s is none', async (refusal) => {
  status = refusal;
  await expect(createApiCache(askApi(origin)).read(asking)).resolves.toBeNull();
  await expect(createApiCache(askApi(origin)).readAnew(asking)).resolves.toBeNull();
});

test('a refusal is an answer', async () => {
  status = 404;
  await expect(createApiCache(askApi(origin)).read(asking)).resolves.toMatchObject({ status: 404 });
});
