import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Whoever started the process kills it after five seconds. */
const patience = 4_000;
const often = 100;

/** Settles when the requests under way are answered; one that hangs is not waited for. */
export async function shutDown(app: FastifyInstance, stopDelay = 0) {
  // A connection that was busy when the server closed would stay open for its next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), often);
  await Promise.race([app.close(), wait(stopDelay + patience)]);
  clearInterval(sweep);
}
