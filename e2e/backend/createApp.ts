import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import type { ProcessMetrics } from '@campus/shared/server/createMetrics';
import { followRequests, identifyRequest } from '@campus/shared/server/followRequests';
import { sql } from 'drizzle-orm';
import type { Socket } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { callHandlers } from './domains';
import type { Services } from './platform/Services';
import { answerBackendError } from './platform/http/answerBackendError';
import { logRefusal } from './platform/http/logRefusal';
import { implement } from './platform/http/implement';
import { openApiOf } from './platform/http/openApiOf';
import { Refusal } from './platform/access/Refusal';

const bodyLimit = 256 * 1024;

function addOperations(app: FastifyInstance, services: Services, contract: Record<string, Call>) {
  let document: object | undefined;
  app.get('/api/openapi.json', async () => (document ??= openApiOf(contract)));
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    await services.db.execute(sql`select 1`);
    return { status: 'ready' };
  });
}

/**
 * A client opens connections before it needs them, the gateway whenever somebody leaves a stream; Node
 * would wait a minute for their first request.
 */
function closeUnused(app: FastifyInstance) {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}

interface Options {
  logger?: Logger;
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy?: string | string[];
  /** Counts what is answered, where somebody asks for figures. */
  metrics?: ProcessMetrics;
}

/** The whole backend behind one Fastify instance, not listening yet. */
export function createApp(
  services: Services,
  { logger, trustProxy = 'loopback', metrics }: Options = {},
) {
  const app: FastifyInstance = Fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit,
    // A sender who stops halfway does not hold a connection for ever.
    requestTimeout: 300_000,
    trustProxy,
    // A code of a card is longer than the hundred letters that Fastify allows a parameter.
    routerOptions: { maxParamLength: 400 },
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: answerBackendError,
    logController: new LogController({
      disableRequestLogging: logger?.level !== 'debug' && logger?.level !== 'trace',
    }),
    genReqId: identifyRequest,
  }) as unknown as FastifyInstance;
  followRequests(app, logger);
  metrics?.watch(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  // JSON is the only language spoken here, besides forms with a file; plain text is a 415.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error, request, reply) => {
    await logRefusal(error, request, services);
    answerBackendError(error, request, reply);
    return reply;
  });
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  // What is followed for as long as somebody looks would keep the process for as long.
  app.addHook('preClose', () => services.events.close());
  closeUnused(app);
  implement(app, calls, callHandlers, services);
  addOperations(app, services, calls);
  return app;
}
