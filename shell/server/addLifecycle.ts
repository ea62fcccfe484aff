import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Registry } from '../releases/registry/Registry';
import type { Planner } from './createPlanner';

interface Parts {
  planner: Planner;
  registry: Pick<Registry, 'current'>;
  /** Milliseconds between “not ready” and the end of listening. */
  stopDelay?: number;
  /** Whether what renders pages is ready for them. */
  isWarm?: () => boolean;
}

const anybody = { language: 'ru', cookies: {}, roles: [] } as const;

/** What stands in the way of a page; a registry that was readable once is not needed for the next. */
async function missingFor({ planner, registry, isWarm = () => true }: Parts) {
  try {
    await planner.read(anybody);
    return isWarm() ? undefined : 'rendering';
  } catch {
    const isReadable = await registry.current().then(
      () => true,
      () => false,
    );
    return isReadable ? 'shell' : 'registry';
  }
}

/**
 * What a balancer asks, and an end that no visitor notices: while the server closes it still answers
 * for `stopDelay`, but tells the balancer to go elsewhere and every connection not to come back.
 */
export function addLifecycle(app: FastifyInstance, parts: Parts) {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
    await wait(parts.stopDelay ?? 0);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isEnding) return reply.code(503).send({ status: 'ending' });
    const missing = await missingFor(parts);
    return missing ? reply.code(503).send({ status: 'unready', missing }) : { status: 'ready' };
  });
}

/** Whoever started the process kills it after five seconds. */
const patience = 4_000;
const often = 100;

/**
 * Settles when the requests under way are answered, and what they have led to is told: the last figures
 * may be those by which a release is taken back. What hangs is not waited for.
 */
export async function shutDown(
  app: FastifyInstance,
  stopDelay = 0,
  flush: () => Promise<void> = async () => undefined,
) {
  // A connection that was busy when the server closed would stay open for its next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), often);
  await Promise.race([app.close().then(flush), wait(stopDelay + patience)]);
  clearInterval(sweep);
}

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
