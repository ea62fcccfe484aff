/** @jest-environment node */
import { createServer } from 'node:net';
import { freePort } from './freePort';

/** A server on this port until the work is done. */
async function withServer(port: number, work: () => Promise<void>) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  await work().finally(() => server.close());
}

test('a wanted port that is taken is refused by its number', async () => {
  const port = await freePort();
  await withServer(port, async () => {
    await expect(freePort(port)).rejects.toThrow(`Port ${port} is taken`);
  });
  expect(await freePort(port)).toBe(port);
});

test('a port for a server that starts later is none that an outgoing connection may take meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
