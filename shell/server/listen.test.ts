/** @jest-environment node */
import Fastify from 'fastify';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listen } from './addLifecycle';

const statusAt = (host: string, port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ host, port, path: '/', agent: false }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      reject,
    );
  });

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

async function started(host?: string) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => 'x');
  const port = await listen(app, 0, host);
  return { app, port, address: (app.server.address() as AddressInfo).address };
}

test.each([undefined, '', 'localhost'])(
  'with HOST %j only this computer is answered',
  async (host) => {
    const { app, port, address } = await started(host);
    expect(address).toBe('127.0.0.1');
    expect(await statusAt('127.0.0.1', port)).toBe(200);
    if (hasIpv6) expect(await statusAt('::1', port)).toBe(200);
    await app.close();
    for (const closed of ['127.0.0.1', '::1'])
      await expect(statusAt(closed, port)).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/);
  },
);

test('HOST opens it to others', async () => {
  const { app, port, address } = await started('0.0.0.0');
  expect(address).toBe('0.0.0.0');
  expect(await statusAt('127.0.0.1', port)).toBe(200);
  await app.close();
});
