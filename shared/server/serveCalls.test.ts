/** @jest-environment node */
import { call } from '@campus/shared/contract/call';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { answerError } from './answerError';
import { authorise } from './authorise';
import { BaseRefusal } from './BaseRefusal';
import { refusalTexts as texts } from './refusalTexts';
import { serveCalls, type CallServer } from './serveCalls';

const rename = call({
  method: 'PUT',
  path: '/api/things/{id}',
  summary: '',
  access: ['ADMIN'],
  params: z.object({ id: z.coerce.number('ID_FORMAT') }),
  query: z.object({ size: z._default(z.coerce.number().check(z.maximum(50)), 20) }),
  body: z.object({ name: z.string().check(z.minLength(2)) }),
  response: z.object({ name: z.string() }),
});
const signed = call({
  method: 'POST',
  path: '/api/signed',
  summary: '',
  access: 'signature',
  response: z.object({}),
});

const people = { admin: { roles: ['ADMIN'] }, guide: { roles: ['SUPPORT'] } };
const log = jest.fn();
const server: CallServer<{ roles: string[] }> = {
  texts,
  log,
  visitorOf: (declared, { headers }) =>
    authorise(declared, headers.authorization, (token) =>
      Promise.resolve(people[token as keyof typeof people]),
    ),
  contextOf: ({ visitor, ip }) => ({ visitor, ip }),
};

const app = Fastify();
app.setErrorHandler((error, request, reply) => {
  const refusalOf = () => new BaseRefusal(503, 'UNAVAILABLE');
  answerError(error, request, reply, { texts, log, refusalOf });
});
const handler = jest.fn<Promise<object>, [unknown, unknown]>();
serveCalls(app, { rename }, { rename: handler }, server);
beforeEach(() => handler.mockReset());
afterAll(() => app.close());

const send = (payload: string, token = 'admin', url = '/api/things/7', language = 'en') =>
  app.inject({
    method: 'PUT',
    url,
    payload,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'accept-language': language,
    },
  });

test('a handler gets what the schemas make of the request, and who asks', async () => {
  handler.mockResolvedValue({ name: 'new', secret: 1 });
  const answer = await send('{"name":"new","more":1}');
  expect(answer.json()).toEqual({ name: 'new' });
  const input = { params: { id: 7 }, query: { size: 20 }, body: { name: 'new' } };
  expect(handler).toHaveBeenCalledWith(input, { visitor: people.admin, ip: '127.0.0.1' });
});

test('a handler knows the address of somebody who has hung up meanwhile', async () => {
  handler.mockResolvedValue({ name: 'new' });
  const visitorOf = jest.spyOn(server, 'visitorOf');
  visitorOf.mockImplementationOnce(async (_, { socket }) => {
    // A socket that is closed knows no address any more.
    Object.assign(socket, { remoteAddress: undefined });
    return people.admin;
  });
  await send('{"name":"new"}');
  expect(handler).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ ip: '127.0.0.1' }),
  );
});

test('who may not call is told so before the body is read', async () => {
  expect((await send('{broken', 'nobody')).json()).toMatchObject({ statusCode: 401 });
  expect((await send('{broken', 'guide')).json()).toMatchObject({ statusCode: 403 });
  expect((await send('{broken')).json()).toMatchObject({ statusCode: 400, code: 'MALFORMED' });
});

test('everything that is wrong with the input is named at once', async () => {
  const answer = await send('{"name":"a"}', 'admin', '/api/things/x?size=51');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION',
    fields: { id: 'ID_FORMAT', size: 'RANGE', name: 'TOO_SHORT' },
  });
  expect(handler).not.toHaveBeenCalled();
});

test.each([
  ['en', 'There is no such page or record.'],
  ['ru', 'Такой страницы или записи нет.'],
])('a refusal is worded in %s', async (language, message) => {
  handler.mockRejectedValue(new BaseRefusal(404, 'NOT_FOUND'));
  const answer = await send('{"name":"new"}', 'admin', undefined, language);
  expect(answer.json()).toEqual({ statusCode: 404, code: 'NOT_FOUND', message });
});

test('an answer of a wrong shape is logged, and says nothing about itself', async () => {
  handler.mockResolvedValue({ name: 1 });
  const answer = await send('{"name":"new"}');
  expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  expect(log).toHaveBeenCalledWith(expect.any(Error), expect.anything(), 'failed');
});

test('a call that machines sign is not served where nothing checks signatures', () => {
  expect(() => serveCalls(app, { signed }, { signed: handler }, server)).toThrow('signature');
});
