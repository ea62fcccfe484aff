import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens on a host, or else for this computer alone: on both of its addresses, since `localhost`
 * may mean either. Gives the port.
 */
export async function listen(app: FastifyInstance, port: number, host = '') {
  const isForBoth = host === '' || host === 'localhost';
  // Its connections are those of the one server, with all its limits.
  const other = createServer((socket) => app.server.emit('connection', socket));
  app.addHook('onClose', async () => {
    app.server.closeIdleConnections();
    await new Promise((resolve) => other.close(resolve));
  });
  const address = await app.listen({ port, host: isForBoth ? '127.0.0.1' : host });
  const chosen = Number(new URL(address).port);
  if (isForBoth) {
    other.listen(chosen, '::1');
    // Without IPv6 there is nothing else to listen on.
    await once(other, 'listening').catch(() => undefined);
  }
  return chosen;
}
