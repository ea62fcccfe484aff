/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDoor, NoAnswer, type Side } from './createDoor';
import type { SupervisedProcess } from './superviseProcess';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const nobody = { lives: [], kill: jest.fn(), weigh: jest.fn(), stop: jest.fn() };

/** A process that answers with this status, or is not there. */
async function processOf(status: number | undefined, wasUp = true): Promise<SupervisedProcess> {
  const asked = { ...nobody, name: 'gateway', outages: [], wasUp: () => wasUp };
  const server = createServer((_, answer) => answer.writeHead(status ?? 200).end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (status === undefined) server.close();
  else servers.push(server);
  return { ...asked, origin: `http://127.0.0.1:${port}` };
}

const sideOf = async (status: number | undefined, wasUp?: boolean): Promise<Side> => ({
  gateway: await processOf(status, wasUp),
  backend: await processOf(200),
});

test('whoever meets a gateway that is not there is led to the other, also with a write', async () => {
  const { send, failures } = createDoor([await sideOf(undefined), await sideOf(200)]);
  const answers = [await send('/api/x', { method: 'POST' }), await send('/news', {})];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(failures).toStrictEqual([]);
});

test('a page is asked of the other where one has no backend, and a write is not', async () => {
  const { send, failures } = createDoor([await sideOf(503), await sideOf(200)]);
  for (let round = 0; round < 2; round += 1) expect((await send('/api/x', {})).status).toBe(200);
  const writes = [
    await send('/api/x', { method: 'POST' }),
    await send('/api/x', { method: 'POST' }),
  ];
  expect(writes.map(({ status }) => status).sort()).toEqual([200, 503]);
  expect(failures).toEqual([{ what: '503 POST /api/x', isOfKilled: false }]);
});

test('what fails on a process that was dead meanwhile is said to be of that', async () => {
  const dead = [await sideOf(undefined, false), await sideOf(undefined, false)];
  const { send, failures } = createDoor(dead);
  await expect(send('/news', {})).rejects.toThrow(NoAnswer);
  expect(failures).toMatchObject([{ isOfKilled: true }]);
});

test('an answer that does not end is given up, and counted', async () => {
  const gateway = await processOf(200);
  servers
    .at(-1)
    ?.removeAllListeners('request')
    .on('request', (_, answer) => answer.write('half'));
  const { send, failures } = createDoor([{ gateway, backend: gateway }], 100);
  await expect(send('/news', {})).rejects.toThrow(NoAnswer);
  expect(failures).toEqual([{ what: 'Error: no end of the answer GET /news', isOfKilled: false }]);
  servers.at(-1)?.closeAllConnections();
});
