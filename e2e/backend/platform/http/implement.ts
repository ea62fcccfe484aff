import type { Call } from '@campus/shared/contract/call';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Sessions } from './Sessions';
import type { Services } from '../Services';
import { loggable } from '../database/loggable';
import type { Context } from '../Handler';
import { languageOf } from '../messages/languageOf';
import { Refusal } from '../access/Refusal';
import type { Visitor } from '../access/Visitor';
import { authorise, isLimited } from './authorise';
import type { BinaryAnswer } from './BinaryAnswer';
import { createReadOnlyGuard } from './createReadOnlyGuard';
import { receiveUpload } from './receiveUpload';
import { requireSignature } from './requireSignature';
import { validate } from './validate';

/** The answer and its bytes, or those of the one that stands in for it. */
async function opened(request: FastifyRequest, answer: BinaryAnswer) {
  try {
    return { answer, file: await answer.open() };
  } catch (error) {
    if (!answer.instead) throw error;
    request.log.error({ ...loggable(error), url: request.url }, 'sent another instead');
    return { answer: answer.instead, file: await answer.instead.open() };
  }
}

const tagOf = ({ etag }: BinaryAnswer) => `"${etag}"`;

/** Streams a file, unless the reader has it. */
async function sendBinary(request: FastifyRequest, reply: FastifyReply, asked: BinaryAnswer) {
  if (request.headers['if-none-match']?.includes(tagOf(asked))) {
    return reply
      .headers({ ...asked.headers, etag: tagOf(asked) })
      .code(304)
      .send();
  }
  const { answer, file } = await opened(request, asked);
  if (!file) throw new Refusal(404, 'NOT_FOUND');
  reply.headers({ ...answer.headers, etag: tagOf(answer) });
  // Else Fastify reads all of it only to throw it away.
  if (request.method === 'HEAD') file.stream.destroy();
  return reply.header('content-length', file.size).send(file.stream);
}

const cookieToken = /(?:^|;\s*)AuthToken=([^;\s]+)/;

/**
 * Who is calling. A picture on a page can bring only a cookie; a dead one makes a stranger, because
 * the page cannot renew it and what is public must still be seen.
 */
async function visitorOf(
  { headers }: FastifyRequest,
  call: Call,
  sessions: Sessions,
): Promise<Visitor | null> {
  const { authorization, cookie = '' } = headers;
  const token = call.binary && !authorization && cookieToken.exec(cookie)?.[1];
  if (!token) return authorise(call, authorization, sessions);
  const visitor = await sessions.visitorOf(token);
  return visitor && !isLimited(visitor) ? visitor : null;
}

/** Names the answer by what it is made of; whether the browser holds that one already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, revision: string) {
  const tag = `"${createHash('sha1').update(revision).digest('base64url')}"`;
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, authorization',
  });
  return request.headers['if-none-match'] === tag;
}

/** Public reads are the same for everybody, so a browser may keep them and ask whether they changed. */
function sendCached(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const text = JSON.stringify(body);
  const isNamed = reply.hasHeader('etag');
  if (!isNamed && isKnown(request, reply, text)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

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
