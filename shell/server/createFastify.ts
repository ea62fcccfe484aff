import {
  followRequests,
  identifyRequest,
  passedOn,
  routeOf,
} from '@campus/shared/server/followRequests';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { warnOfUnknownProxy } from './clientAddress';
import { isHttps } from './originOf';

/** What a page uses: the card shown full screen stays lit, links are copied. */
const used = ['clipboard-write', 'fullscreen', 'screen-wake-lock'];

const unused = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['display-capture', 'encrypted-media', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
];

const permissions = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(', ');

/** Two years, for this host and those below it; hosts beside it are not ours to decide about. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const noReferrerToOthers = { 'referrer-policy': 'strict-origin-when-cross-origin' };

const ofDocuments = {
  // For browsers that know no frame-ancestors.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
};

/**
 * Types of which no browser makes a document that could do anything. A page fetches dozens of such
 * files and answers before it can be used, and the headers of documents are 656 bytes in each.
 */
const subresources = /^(?:text\/(?:css|javascript)|font\/|application\/json|image\/(?!svg))/;

/** A document brings a policy of its own; in anything else nothing may run, load or be framed. */
const noPage = { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` };

const ofApi = { 'x-robots-tag': 'noindex' };

interface Asked {
  url: string;
  contentType: string;
  isHttps?: boolean;
  /** The answer has said itself what may be done with it. */
  hasPolicy?: boolean;
  /** The answer has said itself what other sites learn of its address. */
  hasReferrerPolicy?: boolean;
}

/** What every answer tells the browser to refuse. */
const securityHeaders = ({ url, contentType, isHttps, hasPolicy, hasReferrerPolicy }: Asked) => ({
  ...everywhere,
  ...(!hasReferrerPolicy && noReferrerToOthers),
  ...(!subresources.test(contentType) && ofDocuments),
  ...(isHttps && httpsOnly),
  ...(!hasPolicy && noPage),
  ...(url.startsWith('/api/') && !hasPolicy && ofApi),
});

/** What an answer to this request tells the browser to refuse. */
const securityOf = (request: FastifyRequest, reply: FastifyReply) =>
  securityHeaders({
    url: request.url,
    contentType: String(reply.getHeader('content-type')),
    isHttps: isHttps(request),
    hasPolicy: reply.hasHeader('content-security-policy'),
    hasReferrerPolicy: reply.hasHeader('referrer-policy'),
  });

/** Every answer of this server, its own or the API's, is told what to refuse. */
export const addSecurity = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply) => {
    reply.headers(securityOf(request, reply));
  });

/** Milliseconds for a whole request: an upload over a poor line takes minutes, and the API waits as long. */
const requestTimeout = 300_000;
/** Milliseconds for a body that this server reads itself: reports and moves are small. */
const ownBodyTimeout = 10_000;

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const json = 'application/json; charset=utf-8';

/** Answers what cannot be parsed as HTTP, without a route, and closes the connection. */
function answerClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const statusCode = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode, code: 'BAD_REQUEST' });
  const headers = {
    ...securityHeaders({ url: '', contentType: json }),
    'content-type': json,
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('')}\r\n${body}`,
    );
  socket.destroy(error);
}

/** An address that cannot even be read leads nowhere, as one that does not exist; the API has no pages. */
function answerFrameworkError(_error: Error, request: FastifyRequest, reply: FastifyReply) {
  // No hook runs for it.
  reply.headers(securityOf(request, reply));
  if (request.url.startsWith('/api/'))
    void reply.code(400).send({ statusCode: 400, code: 'BAD_REQUEST' });
  else void reply.redirect('/404');
}

const failed = {
  statusCode: 500,
  code: 'INTERNAL',
  message: 'Something went wrong, please try again later',
};

/** What went wrong here is for the log: it names files and machines, which are nobody’s to read. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  if (statusCode < 500) return reply.send(error);
  // Whoever has left in the midst of it reads no answer, and nothing of ours has failed.
  if (!request.socket.destroyed)
    console.error(`${request.method} ${routeOf(request)} failed:`, error);
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ ...failed, statusCode });
}

/** HTTP/1.0 names no host; two are read differently by a balancer and by this server. */
function hasOneHost({ raw }: FastifyRequest) {
  const hosts = raw.rawHeaders.filter(
    (text, at) => at % 2 === 0 && text.toLowerCase() === 'host',
  ).length;
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

interface FastifyOptions {
  trustedProxies?: string;
  publicOrigin?: string;
  /** Gets a line of every request. */
  log?: Parameters<typeof followRequests>[1];
}

/**
 * Tells the page of a document which trace it is in, so that its calls can be in the same, and when it
 * was sent by the clock that its answers are dated by; and whoever asks which id the log has.
 */
const addTraceHeaders = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply) => {
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isDocument) {
      const { traceparent } = passedOn(request);
      const trace = traceparent ? `, traceparent;desc="${traceparent}"` : '';
      reply.header('server-timing', `sent;desc="${Date.now()}"${trace}`);
    }
    reply.header('x-request-id', request.id);
  });

/**
 * The server before it has a route: whom it believes, how long it waits, and what it answers to
 * requests that reach none.
 */
export function createFastify({ trustedProxies, publicOrigin, log }: FastifyOptions) {
  const app = Fastify({
    forceCloseConnections: 'idle',
    // Until it has closed it answers: addLifecycle tells the browsers not to come back.
    return503OnClosing: false,
    trustProxy: trustedProxies ?? false,
    requestTimeout,
    genReqId: identifyRequest,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // Node would answer by itself, without the headers that every answer has.
    http: { requireHostHeader: false },
  });
  app.setErrorHandler(answerFailure);
  if (publicOrigin) app.decorate('publicOrigin', publicOrigin);
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  followRequests(app, log);
  addTraceHeaders(app);
  addSecurity(app);
  if (!trustedProxies) warnOfUnknownProxy(app);
  app.addHook('onRequest', async (request, reply) => {
    if (hasOneHost(request)) return undefined;
    return reply.code(400).send({ statusCode: 400, code: 'BAD_REQUEST' });
  });
  const hasOwnBody = ({ method, url }: FastifyRequest) =>
    !url.startsWith('/api/') && method !== 'GET' && method !== 'HEAD';
  // Refused before its body has come: a connection kept alive would wait for the rest.
  app.addHook('onSend', async (request, reply) => {
    if (hasOwnBody(request) && !request.raw.complete) reply.header('connection', 'close');
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { raw } = request;
    if (!hasOwnBody(request)) return payload;
    const timer = setTimeout(() => raw.destroy(), ownBodyTimeout).unref();
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
    return payload;
  });
  return app;
}
