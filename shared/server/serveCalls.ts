import type { Call, ParsedInput, UploadedFile } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { ErrorAnswers } from './answerError';
import { acceptedLanguage } from './acceptedLanguage';
import { InvalidInput, type FieldProblem } from './BaseRefusal';
import { sendBinary, type BinaryAnswer } from './sendBinary';

type Issue = z.core.$ZodIssue;

const codeOfLength = (issue: Issue) => {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return 'INVALID';
  if (issue.origin === 'array') return 'TOO_MANY_ITEMS';
  if (issue.origin !== 'string') return 'RANGE';
  return issue.code === 'too_big' ? 'TOO_LONG' : 'TOO_SHORT';
};

type Texts = Record<string, unknown>;

// The contract names most of its refusals; the library's own wording is English and is replaced.
const codeOf = (issue: Issue, texts: Texts) =>
  Object.hasOwn(texts, issue.message) ? issue.message : codeOfLength(issue);

function problemOf(issue: Issue, texts: Texts): FieldProblem {
  const bounds = issue as { minimum?: number; maximum?: number };
  return {
    path: issue.path.join('.'),
    code: codeOf(issue, texts),
    params: { minimum: String(bounds.minimum ?? ''), maximum: String(bounds.maximum ?? '') },
  };
}

const fileMissing: FieldProblem = { path: 'file', code: 'FILE_MISSING', params: {} };

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  file?: UploadedFile;
}

/**
 * Parses path, query and body by the call's schemas; unknown keys are dropped. An issue whose
 * message is a code of `texts` keeps that code.
 * @throws InvalidInput with the problems of all of them at once.
 */
function validate(call: Call, raw: RawInput, texts: Texts) {
  const problems: FieldProblem[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    const result = schema?.safeParse(value);
    if (result && !result.success)
      problems.push(...result.error.issues.map((issue) => problemOf(issue, texts)));
    return result?.data;
  };
  const input = {
    params: read(call.params, raw.params),
    query: read(call.query, raw.query),
    body: read(call.body, raw.body ?? {}),
    file: raw.file,
  };
  if (call.multipart && !raw.file) problems.push(fileMissing);
  if (problems.length > 0) throw new InvalidInput(problems);
  return input;
}

type AnswerOf<C extends Call> = C extends { binary: true }
  ? BinaryAnswer
  : C extends { stream: true }
    ? Readable
    : z.input<C['response']>;

export interface CallHandler<C extends Call, Context, Anybody = Context> {
  (input: ParsedInput<C>, context: Context): Promise<AnswerOf<C>>;
  /**
   * Says cheaply what a large public answer is made of, before it is made: another text whenever the
   * answer is another. A browser that has it gets a 304.
   */
  revision?: (input: ParsedInput<C>, context: Anybody) => Promise<string>;
}

/** A handler of any call: its input was parsed by the schemas of that call. */
interface AnyHandler {
  (input: never, context: never): Promise<unknown>;
  revision?: (input: never, context: never) => Promise<string>;
}

export type CallHandlers = Record<string, AnyHandler>;

/** A form as it came in. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  file?: UploadedFile;
  /** Removes what was received. */
  discard: () => Promise<void>;
}

/** What carries one call. */
export interface Exchange<V> {
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: V;
  language: LanguageKey;
  /** As it was when the request came in: of somebody who has hung up the request knows none any more. */
  ip: string;
}

export interface CallServer<V> extends Pick<ErrorAnswers, 'texts' | 'log'> {
  /** Who is calling. @throws BaseRefusal for somebody whom the call does not admit. */
  visitorOf: (call: Call, request: FastifyRequest) => Promise<V | null>;
  /** What a handler knows besides its input. */
  contextOf: (exchange: Exchange<V | null>) => object;
  /** @throws BaseRefusal where nobody at all may make the call for now. */
  admit?: (call: Call, request: FastifyRequest) => Promise<void>;
  /** The scope whose calls machines sign. */
  signatures?: (scope: FastifyInstance) => void;
  /** The scope whose calls come with a file, and how one is received. */
  forms?: {
    prepare: (scope: FastifyInstance) => Promise<void>;
    receive: (request: FastifyRequest) => Promise<ReceivedForm>;
  };
}

/** Names the answer by what it is made of; whether the browser holds that one already. */
function isKnown({ request, reply }: Exchange<unknown>, revision: string) {
  const tag = `"${createHash('sha1').update(revision).digest('base64url')}"`;
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, authorization',
  });
  return request.headers['if-none-match'] === tag;
}

/** Public reads are the same for everybody, so a browser may keep them and ask whether they changed. */
function sendCached(exchange: Exchange<unknown>, body: unknown) {
  const { reply } = exchange;
  const text = JSON.stringify(body);
  const isNamed = reply.hasHeader('etag');
  if (!isNamed && isKnown(exchange, text)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Events as they come: what stands between may neither collect nor compress them. */
function sendEvents({ method }: FastifyRequest, reply: FastifyReply, events: Readable) {
  // Else Fastify reads all of it only to throw it away.
  if (method === 'HEAD') events.destroy();
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // Else a server that ends the stream because it closes would wait for the next request.
      connection: 'close',
    })
    .send(events);
}

/** The browser has the answer already. */
const unchanged = Symbol('unchanged');

interface Operation<V> {
  call: Call;
  handler: AnyHandler;
  server: CallServer<V>;
}

async function perform<V>(exchange: Exchange<V | null>, { call, handler, server }: Operation<V>) {
  const { request, language } = exchange;
  const upload = call.multipart && (await server.forms?.receive(request));
  try {
    const { params, query } = request;
    const body = upload ? upload.fields : request.body;
    const input = validate(call, { params, query, body, file: upload?.file }, server.texts);
    const contextFor = (visitor: V | null) => server.contextOf({ ...exchange, visitor });
    const revision = await handler.revision?.(input as never, contextFor(null) as never);
    const name = revision && `${language} ${request.url} ${revision}`;
    if (name && isKnown(exchange, name)) return unchanged;
    return await handler(input as never, contextFor(exchange.visitor) as never);
  } finally {
    await upload?.discard();
  }
}

function serveCall<V>(app: FastifyInstance, operation: Operation<V>) {
  const { call, server } = operation;
  const callers = new WeakMap<FastifyRequest, Pick<Exchange<V | null>, 'ip' | 'visitor'>>();
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request) => {
      const { ip } = request;
      callers.set(request, { ip, visitor: await server.visitorOf(call, request) });
    },
    handler: async (request, reply) => {
      await server.admit?.(call, request);
      const { ip, visitor } = callers.get(request) ?? { ip: request.ip, visitor: null };
      const language = acceptedLanguage(request.headers['accept-language']);
      const exchange = { request, reply, visitor, language, ip };
      const result = await perform(exchange, operation);
      if (result === unchanged) return reply.code(304).send();
      if (call.stream) return sendEvents(request, reply, result as Readable);
      if (call.binary) return sendBinary(request, reply, result as BinaryAnswer, server.log);
      // What the contract does not declare stays here; a wrong shape is our fault and no refusal.
      const body = call.response.parse(result);
      // What a stranger may read is the same for every stranger.
      const isOpen = call.access === 'public' || call.access === 'optional';
      if (call.method === 'GET' && isOpen && !visitor) return sendCached(exchange, body);
      return reply.code(call.status ?? 200).send(body);
    },
  });
}

/** Turns every call into a route: access, validation, handler, response. */
export function serveCalls<V>(
  app: FastifyInstance,
  calls: Record<string, Call>,
  handlers: CallHandlers,
  server: CallServer<V>,
) {
  const operations = Object.entries(calls).map(([name, call]): Operation<V> => {
    const handler = handlers[name];
    if (!handler) throw new Error(`The call ${name} has no handler`);
    const isUnchecked = call.access === 'signature' && !server.signatures;
    if (isUnchecked) throw new Error(`Nothing checks the signature of ${name}`);
    return { call, handler, server };
  });
  const serve = (scope: FastifyInstance, isServed: (call: Call) => boolean) => {
    for (const operation of operations) if (isServed(operation.call)) serveCall(scope, operation);
  };
  const isSigned = ({ access }: Call) => access === 'signature';
  const isForm = ({ multipart }: Call) => multipart === true;
  serve(app, (call) => !isForm(call) && !isSigned(call));
  app.register(async (machines) => {
    server.signatures?.(machines);
    serve(machines, isSigned);
  });
  app.register(async (forms) => {
    await server.forms?.prepare(forms);
    serve(forms, isForm);
  });
}
