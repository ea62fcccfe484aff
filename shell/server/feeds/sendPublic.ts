import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tagged } from './tagged';

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
