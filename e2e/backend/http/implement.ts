import { createHash } from 'node:crypto';
import type { Call } from '@campus/shared/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../createServices';
import type { Context } from '../Handler';
import { languageOf } from '../messages/languageOf';
import type { Visitor } from '../Visitor';
import { authorise } from './authorise';
import { validate } from './validate';

type AnyHandler = (input: never, context: Context<never>) => Promise<unknown>;

/** Public reads are the same for everybody, so a browser may keep them and ask whether they changed. */
function sendCached(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-language' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

function implementCall(app: FastifyInstance, call: Call, handler: AnyHandler, services: Services) {
  const visitors = new WeakMap<FastifyRequest, Visitor | null>();
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request) => {
      const { authorization } = request.headers;
      visitors.set(request, await authorise(call.access, authorization, services.sessions));
    },
    handler: async (request, reply) => {
      const input = validate(call, request);
      const language = languageOf(request.headers['accept-language']);
      const visitor = visitors.get(request) ?? null;
      const context = { ...services, visitor, language, ip: request.ip };
      const result = await handler(input as never, context as Context<never>);
      // Columns that the contract does not declare stay here; a wrong shape is our fault and a 500.
      const body = call.response.parse(result);
      const isCacheable = call.method === 'GET' && call.access === 'public';
      return isCacheable ? sendCached(request, reply, body) : reply.send(body);
    },
  });
}

/** Turns every call of the contract into a route: access, validation, handler, response. */
export function implement(
  app: FastifyInstance,
  calls: Record<string, Call>,
  handlers: Record<string, AnyHandler>,
  services: Services,
) {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`The call ${name} has no handler`);
    implementCall(app, call, handler, services);
  }
}
