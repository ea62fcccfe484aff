import multipart from '@fastify/multipart';
import type { Call } from '@campus/shared/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../createServices';
import type { Context } from '../Handler';
import { languageOf } from '../messages/languageOf';
import type { Visitor } from '../Visitor';
import type { BinaryAnswer } from './BinaryAnswer';
import { createReadOnlyGuard } from './createReadOnlyGuard';
import { isKnown } from './isKnown';
import { receiveUpload } from './receiveUpload';
import { requireSignature } from './requireSignature';
import { sendBinary } from './sendBinary';
import { sendCached } from './sendCached';
import { validate } from './validate';
import { visitorOf } from './visitorOf';

interface AnyHandler {
  (input: never, context: Context<never>): Promise<unknown>;
  revision?: (input: never, context: Context<null>) => Promise<string>;
}

/** The browser has the answer already. */
const unchanged = Symbol('unchanged');

interface Operation {
  call: Call;
  handler: AnyHandler;
  services: Services;
  /** @throws Refusal 423 while works on the service forbid writing. */
  admit: ReturnType<typeof createReadOnlyGuard>;
}

async function perform(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor | null,
  { call, handler, services }: Operation,
) {
  const upload = call.multipart && (await receiveUpload(request, services.uploads));
  try {
    const { params, query } = request;
    const body = upload ? upload.fields : request.body;
    const input = validate(call, { params, query, body, file: upload?.file });
    const language = languageOf(request.headers['accept-language']);
    const { ip, id: requestId } = request;
    const context = { ...services, visitor, language, ip, requestId };
    const revision = await handler.revision?.(input as never, { ...context, visitor: null });
    const name = revision && `${language} ${request.url} ${revision}`;
    if (name && isKnown(request, reply, name)) return unchanged;
    return await handler(input as never, context as Context<never>);
  } finally {
    await upload?.discard();
  }
}

function implementCall(app: FastifyInstance, operation: Operation) {
  const { call, services, admit } = operation;
  const visitors = new WeakMap<FastifyRequest, Visitor | null>();
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request) => {
      visitors.set(request, await visitorOf(request, call, services.sessions));
    },
    handler: async (request, reply) => {
      await admit(call, request);
      const visitor = visitors.get(request) ?? null;
      const result = await perform(request, reply, visitor, operation);
      if (result === unchanged) return reply.code(304).send();
      if (call.binary) return sendBinary(request, reply, result as BinaryAnswer);
      // Columns that the contract does not declare stay here; a wrong shape is our fault and a 500.
      const body = call.response.parse(result);
      // What a stranger may read is the same for every stranger.
      const isOpen = call.access === 'public' || call.access === 'optional';
      if (call.method === 'GET' && isOpen && !visitor) return sendCached(request, reply, body);
      return reply.code(call.status ?? 200).send(body);
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
  const admit = createReadOnlyGuard(services);
  const operations = Object.entries(calls).map(([name, call]): Operation => {
    const handler = handlers[name];
    if (!handler) throw new Error(`The call ${name} has no handler`);
    return { call, handler, services, admit };
  });
  const isSigned = ({ call }: Operation) => call.access === 'signature';
  for (const operation of operations) {
    if (!operation.call.multipart && !isSigned(operation)) implementCall(app, operation);
  }
  app.register(async (machines) => {
    requireSignature(machines, services);
    for (const operation of operations.filter(isSigned)) implementCall(machines, operation);
  });
  // Forms are understood where a file is expected, and nothing else is.
  app.register(async (forms) => {
    forms.removeContentTypeParser('application/json');
    await forms.register(multipart);
    for (const operation of operations) {
      if (operation.call.multipart) implementCall(forms, operation);
    }
  });
}
