import type { Call } from '@campus/shared/contract/call';
import type { Principal } from '@campus/shared/contract/people/principalOf';
import { answerError } from '@campus/shared/server/answerError';
import { authorise, bearerOf } from '@campus/shared/server/authorise';
import { serveCalls, type Exchange, type CallHandler } from '@campus/shared/server/serveCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ImpossibleDeployment } from '../../releases/deployments/deployments';
import { Refused } from '../../releases/Refused';
import { BrokenHistory } from '../../releases/registry/BrokenHistory';
import type { AskConfirmed, AskWho } from '../askWho';
import { ConsoleRefusal, consoleTexts as texts } from './ConsoleRefusal';

/** What was thrown, as a refusal; anything unknown means that the store or the API is out of reach. */
function refusalOf(error: unknown) {
  if (error instanceof Refused)
    return new ConsoleRefusal(422, 'GATE', { reasons: (language) => error.reasonsIn(language) });
  if (error instanceof ImpossibleDeployment) return new ConsoleRefusal(409, 'IMPOSSIBLE');
  if (error instanceof BrokenHistory)
    return new ConsoleRefusal(409, 'BROKEN', {
      reasons: (language) => error.alarms.map((alarm) => alarm.texts[language]),
    });
  return new ConsoleRefusal(503, 'UNAVAILABLE');
}

const log = (error: unknown, { method, url }: FastifyRequest, what: string) =>
  console.error(`${method} ${url} ${what}:`, error);

type VisitorOf<C extends Call> = C['access'] extends 'public' ? null : Principal;

interface Authentication {
  askWho: AskWho;
  /** Needed where one of the calls is sensitive. */
  askConfirmed?: AskConfirmed;
}

/** Who is calling. Only a token that the page itself sends counts: a cookie comes along with anybody’s request. */
async function visitorOf(
  call: Call,
  { headers: { authorization } }: FastifyRequest,
  { askWho, askConfirmed }: Authentication,
) {
  const visitor = await authorise(call, authorization, (token) => askWho(`Bearer ${token}`));
  const isAsked = call.isSensitive && !(await askConfirmed?.(bearerOf(authorization) ?? ''));
  if (isAsked) throw new ConsoleRefusal(403, 'REAUTHENTICATION_REQUIRED');
  return visitor;
}

/** Answers calls of the contract in the shell’s own server. */
export function answerCalls<Calls extends Record<string, Call>>(
  app: FastifyInstance,
  authentication: Authentication,
  calls: Calls,
  answers: { [N in keyof Calls]: CallHandler<Calls[N], Exchange<VisitorOf<Calls[N]>>> },
) {
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) =>
      answerError(error, request, reply, { texts, refusalOf, log }),
    );
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    serveCalls<Principal>(scope, calls, answers, {
      texts,
      log,
      visitorOf: (call, request) => visitorOf(call, request, authentication),
      contextOf: (exchange) => exchange,
    });
  });
}
