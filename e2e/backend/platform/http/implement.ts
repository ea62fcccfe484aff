import type { Call } from '@campus/shared/contract/call';
import { serveCalls, type Handlers } from '@campus/shared/server/serveCalls';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../Services';
import { messages } from '../messages/messages';
import type { Requester } from '../access/Requester';
import { logFailure } from './answerError';
import { createReadOnlyGuard } from './createReadOnlyGuard';
import { receiveUpload } from './receiveUpload';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { authorise } from '@campus/shared/server/authorise';
import type { Sessions } from './Sessions';
import { Refusal } from '../access/Refusal';

/** Seconds by which the sender's clock, or the way here, may differ. */
const tolerance = 300;

/** @throws Refusal 401 where there is no signature, or one of another time. */
function readSignature(headers: IncomingHttpHeaders, now: number) {
  const { 'x-signature': signature, 'x-timestamp': timestamp } = headers;
  const isTold = typeof signature === 'string' && typeof timestamp === 'string';
  // Ten digits exactly: where the moment ends and the body begins must not be open to doubt.
  const isInTime =
    isTold && /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1_000) <= tolerance;
  if (!isInTime || !/^[0-9a-f]{64}$/i.test(signature)) throw new Refusal(401, 'SIGNATURE');
  return { signature: Buffer.from(signature, 'hex'), timestamp };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Refusal(400, 'MALFORMED');
  }
}

/**
 * The routes of a scope are called by machines that sign: `x-signature` is the HMAC-SHA256, in hex,
 * of `x-timestamp` (seconds since 1970), the method and the path, a line feed after each, followed
 * by the bytes of the body. They are judged before they are read as JSON.
 */
function requireSignature(scope: FastifyInstance, { keys, now }: Services) {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) =>
    done(null, bytes),
  );
  // Before the body is read: a stranger's megabytes are not worth reading.
  scope.addHook('onRequest', async ({ headers }) => void readSignature(headers, now()));
  scope.addHook('preValidation', async (request) => {
    const { signature, timestamp } = readSignature(request.headers, now());
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    // The path says what is to be done with the body: for another operation it means something else.
    const head = `${timestamp}\n${request.method}\n${request.originalUrl}\n`;
    const expected = createHmac('sha256', keys.webhook).update(head).update(bytes).digest();
    if (!timingSafeEqual(expected, signature)) throw new Refusal(401, 'SIGNATURE');
    request.body = parse(bytes);
  });
}

/** What somebody with a temporary password may call: to learn who they are, and to change it. */
const openPaths = new Set([
  '/api/users/current',
  '/api/users/change-password',
  '/api/participants/current-human',
]);

const isLimited = (visitor: Requester) => visitor.kind === 'STAFF' && visitor.mustChangePassword;

const cookieToken = /(?:^|;\s*)AuthToken=([^;\s]+)/;

/**
 * Who is calling. A picture on a page can bring only a cookie; a dead one makes a stranger, because
 * the page cannot renew it and what is public must still be seen.
 * @throws Refusal 401 without a live session, 403 for a role that the call does not admit and for a
 * temporary password.
 */
async function visitorOf(
  call: Call,
  { headers }: Pick<FastifyRequest, 'headers'>,
  sessions: Sessions,
): Promise<Requester | null> {
  const { authorization, cookie = '' } = headers;
  const token = call.binary && !authorization && cookieToken.exec(cookie)?.[1];
  if (token) {
    const visitor = await sessions.visitorOf(token);
    return visitor && !isLimited(visitor) ? visitor : null;
  }
  const visitor = await authorise(call, authorization, (bearer) => sessions.visitorOf(bearer));
  if (!visitor || !isLimited(visitor) || openPaths.has(call.path)) return visitor;
  if (call.access === 'optional') return null;
  throw new Refusal(403, 'PASSWORD_CHANGE_REQUIRED');
}

/** Answers the calls of the contract with the services of this backend. */
export function implement(
  app: FastifyInstance,
  calls: Record<string, Call>,
  handlers: Handlers,
  services: Services,
) {
  serveCalls<Requester>(app, calls, handlers, {
    texts: messages,
    log: logFailure,
    visitorOf: (call, request) => visitorOf(call, request, services.sessions),
    contextOf: ({ request: { ip, id: requestId, headers }, visitor, language }) => ({
      ...services,
      visitor,
      language,
      ip,
      userAgent: headers['user-agent'] ?? '',
      requestId,
    }),
    admit: createReadOnlyGuard(services),
    signatures: (scope) => requireSignature(scope, services),
    forms: {
      // Forms are understood where a file is expected, and nothing else is.
      prepare: async (scope) => {
        scope.removeContentTypeParser('application/json');
        await scope.register(multipart);
      },
      receive: (request) => receiveUpload(request, services.uploads),
    },
  });
}
