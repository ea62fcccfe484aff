import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../database/isDatabaseDown';
import { loggable } from '../database/loggable';
import { fieldNames } from '../messages/fieldNames';
import { languageOf } from '../messages/languageOf';
import { messageOf } from '../messages/messageOf';
import { type MessageCode, stateOf } from '../messages/messages';
import { Refusal } from '../access/Refusal';
import { InvalidInput, type FieldProblem } from './InvalidInput';

const codeOfStatus: Record<number, MessageCode> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'MEDIA_TYPE',
};

function sentence({ path, code, params }: FieldProblem, language: LanguageKey) {
  const name = fieldNames[path]?.[language];
  const text = messageOf(code, language, params);
  return name ? `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function invalidInput(error: InvalidInput, language: LanguageKey): ErrorBody {
  const first = new Map<string, MessageCode>();
  for (const { path, code } of error.problems) if (!first.has(path)) first.set(path, code);
  return {
    statusCode: 422,
    message: [...new Set(error.problems.map((problem) => sentence(problem, language)))],
    code: 'VALIDATION',
    fields: Object.fromEntries(first),
  };
}

/** «Заявка уже одобрена. Обновите страницу.» */
function textOf(
  code: MessageCode,
  { machine, current, params }: Refusal['details'],
  language: LanguageKey,
) {
  const state = machine && current && stateOf(machine, current, language);
  return messageOf(code, language, state ? { ...params, state } : params);
}

function refusal({ status, code, details }: Refusal, language: LanguageKey): ErrorBody {
  const text = textOf(code, details, language);
  const { fields, current, suggestion, changedBy, changedAt } = details;
  const message = status === 422 ? [text] : text;
  const facts = { fields, current, suggestion, changedBy, changedAt };
  return { statusCode: status, message, code, ...facts };
}

/** A refusal by the HTTP layer itself, such as a body that is not JSON. */
function ownRefusal(error: unknown): Refusal {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const code = typeof status === 'number' ? codeOfStatus[status] : undefined;
  if (code) return new Refusal(status as number, code);
  return isDatabaseDown(error) ? new Refusal(503, 'UNAVAILABLE') : new Refusal(500, 'INTERNAL');
}

/** The body for anything that was thrown; what is not meant for the caller stays out of it. */
function errorAnswer(error: unknown, language: LanguageKey): ErrorBody {
  if (error instanceof InvalidInput) return invalidInput(error, language);
  return refusal(error instanceof Refusal ? error : ownRefusal(error), language);
}

/** Answers anything that was thrown; what went wrong on our side goes to the log, not to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = errorAnswer(error, languageOf(request.headers['accept-language']));
  const retryAfter = error instanceof Refusal ? error.details.retryAfter : undefined;
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (answer.statusCode >= 500)
    request.log.error({ ...loggable(error), url: request.url }, 'failed');
  reply.header('x-request-id', request.id).code(answer.statusCode).send(answer);
}
