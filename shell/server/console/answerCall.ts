import type { Call, CallOutput, ParsedInput } from '@campus/shared/contract/call';
import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Role } from '@campus/shared/contract/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ImpossibleMove } from '../../releases/moves/ImpossibleMove';
import { Refused } from '../../releases/Refused';
import { BrokenHistory } from '../../releases/registry/BrokenHistory';
import type { AskWho, Who } from '../askWho';
import { isAdmitted } from '../isAdmitted';
import { knownLanguage } from '../languageOf';
import { ConsoleRefusal } from './ConsoleRefusal';
import { refusalTexts } from './refusalTexts';

/** What was thrown, as a refusal; anything unknown means that the store or the API is out of reach. */
function refusalOf(error: unknown, language: LanguageKey): ConsoleRefusal {
  if (error instanceof ConsoleRefusal) return error;
  if (error instanceof Refused)
    return new ConsoleRefusal(422, 'GATE', { reasons: error.reasonsIn(language) });
  if (error instanceof ImpossibleMove) return new ConsoleRefusal(409, 'IMPOSSIBLE');
  if (error instanceof BrokenHistory)
    return new ConsoleRefusal(409, 'BROKEN', {
      reasons: error.alarms.map(({ texts }) => texts[language]),
    });
  const { statusCode } = error as { statusCode?: unknown };
  const isTheirs = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isTheirs
    ? new ConsoleRefusal(statusCode, 'MALFORMED')
    : new ConsoleRefusal(503, 'UNAVAILABLE');
}

/** The body of a refusal in the reader’s language, of the same shape as the API’s. */
function refusalBody(error: unknown, language: LanguageKey): ErrorBody {
  const { status, code, details } = refusalOf(error, language);
  const { reasons, ...facts } = details;
  const text = refusalTexts[code][language].replace('{by}', details.changedBy ?? '—');
  return { statusCode: status, code, message: reasons ? [text, ...reasons] : text, ...facts };
}

const parts = ['params', 'query', 'body'] as const;

type Raw = Record<(typeof parts)[number], unknown>;

const isCode = (text: string) => /^[A-Z_]+$/.test(text);

// The contract names its refusals; what is left to the library to word is simply not valid.
const codeOf = ({ message }: z.core.$ZodIssue) => (isCode(message) ? message : 'INVALID');

/**
 * Path, query and body by the schemas of the call.
 * @throws ConsoleRefusal 400 with a code for each field that does not fit.
 */
function parseInput<C extends Call>(call: C, raw: Raw): ParsedInput<C> {
  const fields: Record<string, string> = {};
  const input: Partial<Raw> = {};
  for (const part of parts) {
    const result = call[part]?.safeParse(raw[part] ?? {});
    for (const issue of result?.error?.issues ?? []) fields[issue.path.join('.')] ??= codeOf(issue);
    input[part] = result?.data;
  }
  if (Object.keys(fields).length > 0) throw new ConsoleRefusal(400, 'VALIDATION', { fields });
  return input as ParsedInput<C>;
}

/** Only a token that the page itself sends counts: a cookie comes along with anybody’s request. */
async function admitted(
  call: Call & { access: readonly Role[] },
  askWho: AskWho,
  authorization: string | undefined,
) {
  const who = await askWho(authorization);
  if (!who) throw new ConsoleRefusal(401, 'TOKEN');
  if (!isAdmitted(call, who)) throw new ConsoleRefusal(403, 'FORBIDDEN');
  return who;
}

/** What carries the call, for those few that look at more than their input or answer more. */
interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers a call of the contract in the shell’s own server: access, input, answer, refusals. */
export function answerCall<C extends Call & { access: readonly Role[] }>(
  app: FastifyInstance,
  askWho: AskWho,
  call: C,
  answer: (input: ParsedInput<C>, who: Who, exchange: Exchange) => Promise<CallOutput<C>>,
) {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: 16 * 1024,
    errorHandler: (error, request, reply) => {
      const language = knownLanguage(request.headers['accept-language']?.slice(0, 2)) ?? 'ru';
      const body = refusalBody(error, language);
      if (body.statusCode >= 500) console.error(`${request.method} ${request.url}:`, error);
      void reply.code(body.statusCode).send(body);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const who = await admitted(call, askWho, request.headers.authorization);
      const { params, query, body } = request;
      const input = parseInput(call, { params, query, body });
      return call.response.parse(await answer(input, who, { request, reply }));
    },
  });
}
