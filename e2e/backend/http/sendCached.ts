import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './isKnown';

/** Public reads are the same for everybody, so a browser may keep them and ask whether they changed. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const text = JSON.stringify(body);
  const isNamed = reply.hasHeader('etag');
  if (!isNamed && isKnown(request, reply, text)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
