import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where a request stands among all that one page has caused, as W3C Trace Context writes it. */
interface Trace {
  /** 32 hexadecimal digits, the same from the page to the last server. */
  id: string;
  /** 16: of this server's part. */
  span: string;
  /** Of whoever asked. */
  parent?: string;
  /** Two digits: 01 where somebody keeps the trace. */
  flags: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    trace?: Trace;
    /** What a document showed, where its address alone does not say: `/news/:url`. */
    screen?: string;
  }
}

const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
const requestId = /^[\w-]{8,64}$/;

/** The id that the sender has given a request, where it can be one, else a new one. */
export function identifyRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestId.test(given) ? given : randomUUID();
}

function traceOf(header: string | string[] | undefined): Trace {
  const [, id, parent, flags = '01'] = form.exec(String(header)) ?? [];
  const span = randomBytes(8).toString('hex');
  return { id: id ?? randomBytes(16).toString('hex'), span, parent, flags };
}

const openTelemetry = Symbol.for('opentelemetry.js.api.1');

/** Whoever attaches OpenTelemetry has it write the trace into each request; a second one voids both. */
const isTracedByOthers = () =>
  (Reflect.get(globalThis, openTelemetry) as { trace?: unknown } | undefined)?.trace !== undefined;

/** What the next server is told, so that its part belongs to the same trace and has the same id. */
export const passedOn = ({ id, trace }: Pick<FastifyRequest, 'id' | 'trace'>) => ({
  'x-request-id': id,
  ...(trace &&
    !isTracedByOthers() && { traceparent: `00-${trace.id}-${trace.span}-${trace.flags}` }),
});

/** A word of an address, not somebody's number, name, mail or token. */
const isWord = (segment: string) => /^[a-z-]{0,32}$/.test(segment);

/** Files of releases are named by their builds alone. */
const isFile = (path: string) => /^\/(shell|remotes)\/[\w./-]+$/.test(path);

/** The address without what could tell whose it is; of a query only which fields it has. */
function withoutValues(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const named = path.split('/').map((segment) => (isWord(segment) ? segment : '…'));
  const fields = [...new URLSearchParams(query).keys()].filter((name) =>
    /^[a-z]{1,24}$/i.test(name),
  );
  return (
    (isFile(path) ? path : named.join('/')) + (fields.length > 0 ? `?${fields.join('&')}` : '')
  );
}

/** The pattern that a request has met: few and known, whatever is asked for. */
export const routeOf = ({ screen, routeOptions }: FastifyRequest): string =>
  screen ?? routeOptions.url ?? 'none';

/** What is said of an address: the pattern, or where that says nothing the address without values. */
function placeOf(request: FastifyRequest) {
  const route = routeOf(request);
  return route.endsWith('*') && !request.screen ? withoutValues(request.url) : route;
}

interface Log {
  info: (line: object, message: string) => void;
}

const lineOf = (request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => {
  const { id, method, trace } = request;
  return {
    id,
    trace: trace?.id,
    span: trace?.span,
    parent: trace?.parent,
    method,
    place: placeOf(request),
    status: statusCode,
    ms: Math.round(elapsedTime),
  };
};

/**
 * Gives every request its place in a trace, and the log a line of it. Gateway and backend write the
 * same, so that one id finds both; who asked, and with which values, is in neither.
 */
export function followRequests(app: FastifyInstance, log: Log | undefined) {
  app.decorateRequest('trace');
  app.decorateRequest('screen');
  app.addHook('onRequest', async (request) => {
    request.trace = traceOf(request.headers.traceparent);
  });
  if (!log) return;
  app.addHook('onResponse', async (request, reply) => {
    log.info({ request: lineOf(request, reply) }, 'request');
  });
}
