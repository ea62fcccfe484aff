import type { Call, CallOutput, ParsedInput } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AskWho, Who } from '../askWho';
import { isAdmitted } from '../isAdmitted';
import { knownLanguage } from '../languageOf';
import { ConsoleRefusal } from './ConsoleRefusal';
import { parseInput } from './parseInput';
import { refusalBody } from './refusalBody';

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
