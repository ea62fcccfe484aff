import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggable } from '../database/loggable';
import { languageOf } from '../messages/languageOf';
import { Refusal } from '../Refusal';
import { errorAnswer } from './errorAnswer';

/** Answers anything that was thrown; what went wrong on our side goes to the log, not to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = errorAnswer(error, languageOf(request.headers['accept-language']));
  const retryAfter = error instanceof Refusal ? error.details.retryAfter : undefined;
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (answer.statusCode >= 500)
    request.log.error({ ...loggable(error), url: request.url }, 'failed');
  reply.header('x-request-id', request.id).code(answer.statusCode).send(answer);
}
