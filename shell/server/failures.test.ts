/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { createFastify } from './createFastify';

const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => told.mockRestore());

const app = createFastify({});
app.get('/news/:url', async () => {
  throw new Error("ENOTDIR: not a directory, open '/srv/campus/registry/releases/media'");
});
app.post('/reports', async () => 'read');
app.get('/slow', async ({ socket }) => {
  if (!socket.destroyed) await once(socket, 'close');
  throw new Error('Premature close');
});
afterAll(() => app.close());

test('what went wrong here is told to the log, by the pattern of its address, and to nobody else', async () => {
  const { statusCode, headers, body } = await app.inject('/news/anna');
  expect(statusCode).toBe(500);
  expect(body).not.toMatch(/srv|ENOTDIR/);
  expect(JSON.parse(body)).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
  expect(headers['cache-control']).toBe('no-store');
  const [[place, error] = []] = told.mock.calls;
  expect(place).toBe('GET /news/:url failed:');
  expect(String(error)).toContain('/srv/campus');
});

test('what is wrong with a request is told to whoever sent it, and to nobody else', async () => {
  told.mockClear();
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: '/reports', headers, body: '{' },
  });
  expect(statusCode).toBe(400);
  expect(body).toContain('JSON');
  expect(told).not.toHaveBeenCalled();
});

test('that somebody has left before the answer is no failure of ours', async () => {
  told.mockClear();
  const asked = once(app.server, 'request');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const visitor = connect(Number(port), '127.0.0.1');
  visitor.write('GET /slow HTTP/1.1\r\nHost: campus.test\r\n\r\n');
  const [{ socket }] = (await asked) as [IncomingMessage];
  visitor.destroy();
  await once(socket, 'close');
  // What fails afterwards is told.
  await app.inject('/news/anna');
  expect(told.mock.calls).toEqual([['GET /news/:url failed:', expect.anything()]]);
});
