import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { ErrorAnswers } from './answerError';
import { BaseRefusal } from './BaseRefusal';

/** The answer of a call that is declared `binary`. */
export interface BinaryAnswer {
  headers: Record<string, string>;
  /** Names the content: who has it already is not sent it again. */
  etag: string;
  /** Nothing where the bytes are gone; without a size where they are only being made. */
  open: () => Promise<{ stream: Readable; size?: number } | undefined>;
  /** What is sent where opening fails; the failure goes to the log. */
  instead?: BinaryAnswer;
}

type Log = ErrorAnswers['log'];

/** The answer and its bytes, or those of the one that stands in for it. */
async function opened(request: FastifyRequest, answer: BinaryAnswer, log: Log) {
  try {
    return { answer, file: await answer.open() };
  } catch (error) {
    if (!answer.instead) throw error;
    log(error, request, 'sent another instead');
    return { answer: answer.instead, file: await answer.instead.open() };
  }
}

const tagOf = ({ etag }: BinaryAnswer) => `"${etag}"`;

/** Streams a file, unless the reader has it. */
export async function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: BinaryAnswer,
  log: Log,
) {
  if (request.headers['if-none-match']?.includes(tagOf(asked))) {
    return reply
      .headers({ ...asked.headers, etag: tagOf(asked) })
      .code(304)
      .send();
  }
  const { answer, file } = await opened(request, asked, log);
  if (!file) throw new BaseRefusal(404, 'NOT_FOUND');
  reply.headers({ ...answer.headers, etag: tagOf(answer) });
  // Else Fastify reads all of it only to throw it away.
  if (request.method === 'HEAD') file.stream.destroy();
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(file.stream);
}
