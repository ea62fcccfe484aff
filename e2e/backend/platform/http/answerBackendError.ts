import { answerError as answer } from '@campus/shared/server/answerError';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTransientFailure } from '../database/isTransientFailure';
import { loggable } from '../database/loggable';
import { fieldNames } from '../messages/fieldNames';
import { messages } from '../messages/messages';
import { Refusal } from '../access/Refusal';

export const logFailure = (error: unknown, { log, url }: FastifyRequest, what: string) =>
  log.error({ ...loggable(error), url }, what);

const refusalOf = (error: unknown) =>
  isTransientFailure(error) ? new Refusal(503, 'UNAVAILABLE') : new Refusal(500, 'INTERNAL');

/** Answers anything that was thrown; what went wrong on our side goes to the log, not to the caller. */
export function answerBackendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id);
  answer(error, request, reply, { texts: messages, fieldNames, refusalOf, log: logFailure });
}
