/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordOf } from './recordOf';

const asked: string[] = [];
let server: Server;
let url: string;

/** Has a list of people for staff, and a card for the student. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, headers, url: path = '' } = request;
    const who = headers.authorization ?? 'a guest';
    asked.push(`${method} ${path} ${who}`);
    const card = who === 'Bearer of student' ? { code: { offline: 'a.b' } } : {};
    const people = { items: [{ id: '' }, { id: '7' }], total: 2 };
    response.setHeader('content-type', 'application/json');
    response.statusCode = who === 'a guest' ? 401 : 200;
    response.end(JSON.stringify(path.startsWith('/api/card') ? card : people));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => void server.close());

const stage = () => ({ url, tokenOf: async (person: string) => `of ${person}` });

const people = {
  path: '/people/:id',
  list: { call: '/api/people/filter', params: { id: 'id' } },
} as const;
const check = {
  path: '/verify/:token',
  example: { call: '/api/card', as: 'STUDENT', params: { token: 'code.offline' } },
} as const;

test('the first record of a list that has an address is found by who may read it', async () => {
  expect(await recordOf(stage(), people, 'admin')).toBe('/people/7');
  expect(asked).toEqual(['POST /api/people/filter?skip=0&size=100 Bearer of admin']);
  await expect(recordOf(stage(), people, null)).rejects.toThrow('answered 401');
});

test('an example is found by whose it is, and by nobody else', async () => {
  expect(await recordOf(stage(), check, 'student')).toBe('/verify/a.b');
  expect(await recordOf(stage(), check, 'newcomer')).toBeUndefined();
  expect(await recordOf(stage(), check, null)).toBeUndefined();
  expect(asked).toEqual(['GET /api/card Bearer of student']);
});

test('an answer without the field, and a page without either, lead nowhere', async () => {
  const admins = { ...check, example: { ...check.example, as: 'ADMIN' } } as const;
  expect(await recordOf(stage(), admins, 'admin')).toBeUndefined();
  expect(await recordOf(stage(), { path: '/help/:url' }, 'student')).toBeUndefined();
});
