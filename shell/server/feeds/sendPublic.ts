import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

export interface Tagged {
  body: string;
  tag: string;
}

/** A document with the tag by which machines know it again. */
export const tagged = (body: string): Tagged => ({
  body,
  // Compressed it is the same document in other bytes, so its tag is a weak one.
  tag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
});

interface Document extends Tagged {
  type: string;
  /** Seconds for which nobody needs to ask again. */
  maxAge: number;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim() === '*' || opaque(one) === opaque(tag));

/** Sends what machines read again and again and caches may keep, unless they have it. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, document: Document) {
  const { type, body, tag, maxAge } = document;
  reply.headers({
    etag: tag,
    'cache-control': `public, max-age=${maxAge}`,
    // It names the origin, which a balancer tells by these.
    vary: 'x-forwarded-host, x-forwarded-proto',
  });
  if (isKnown(request, tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}

const seconds = 120;

/** 503 and not an empty document, so that machines ask again. */
export const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The service is unavailable, please try again later.\n');
