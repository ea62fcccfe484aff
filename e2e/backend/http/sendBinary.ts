import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggable } from '../database/loggable';
import { Refusal } from '../Refusal';
import type { BinaryAnswer } from './BinaryAnswer';

/** The answer and its bytes, or those of the one that stands in for it. */
async function opened(request: FastifyRequest, answer: BinaryAnswer) {
  try {
    return { answer, file: await answer.open() };
  } catch (error) {
    if (!answer.instead) throw error;
    request.log.error({ ...loggable(error), url: request.url }, 'sent another instead');
    return { answer: answer.instead, file: await answer.instead.open() };
  }
}

const tagOf = ({ etag }: BinaryAnswer) => `"${etag}"`;

/** Streams a file, unless the reader has it. */
export async function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: BinaryAnswer,
) {
  if (request.headers['if-none-match']?.includes(tagOf(asked))) {
    return reply
      .headers({ ...asked.headers, etag: tagOf(asked) })
      .code(304)
      .send();
  }
  const { answer, file } = await opened(request, asked);
  if (!file) throw new Refusal(404, 'NOT_FOUND');
  reply.headers({ ...answer.headers, etag: tagOf(answer) });
  // Else Fastify reads all of it only to throw it away.
  if (request.method === 'HEAD') file.stream.destroy();
  return reply.header('content-length', file.size).send(file.stream);
}
