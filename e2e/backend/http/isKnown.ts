import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names the answer by what it is made of; whether the browser holds that one already. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, revision: string) {
  const tag = `"${createHash('sha1').update(revision).digest('base64url')}"`;
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, authorization',
  });
  return request.headers['if-none-match'] === tag;
}
