import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../Refusal';
import type { BinaryAnswer } from './BinaryAnswer';

/** Streams a file, unless the reader has it. */
export async function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, open }: BinaryAnswer,
) {
  const tag = `"${etag}"`;
  const isKnown = request.headers['if-none-match']?.includes(tag);
  const opened = isKnown ? undefined : await open();
  if (!isKnown && !opened) throw new Refusal(404, 'NOT_FOUND');
  reply.headers({ ...headers, etag: tag });
  if (!opened) return reply.code(304).send();
  return reply.header('content-length', opened.size).send(opened.stream);
}
