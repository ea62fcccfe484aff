import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services';
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
export function requireSignature(scope: FastifyInstance, { keys, now }: Services) {
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
