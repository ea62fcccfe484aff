import type { Call } from '@campus/shared/contract/call';
import { serveCalls, type Handlers } from '@campus/shared/server/serveCalls';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services';
import { messages } from '../messages/messages';
import type { Requester } from '../access/Requester';
import { logFailure } from './answerError';
import { createReadOnlyGuard } from './createReadOnlyGuard';
import { receiveUpload } from './receiveUpload';
import { requireSignature } from './requireSignature';
import { visitorOf } from './visitorOf';

/** Answers the calls of the contract with the services of this backend. */
export function implement(
  app: FastifyInstance,
  calls: Record<string, Call>,
  handlers: Handlers,
  services: Services,
) {
  serveCalls<Requester>(app, calls, handlers, {
    texts: messages,
    log: logFailure,
    visitorOf: (call, request) => visitorOf(call, request, services.sessions),
    contextOf: ({ request: { ip, id: requestId }, visitor, language }) => ({
      ...services,
      visitor,
      language,
      ip,
      requestId,
    }),
    admit: createReadOnlyGuard(services),
    signatures: (scope) => requireSignature(scope, services),
    forms: {
      // Forms are understood where a file is expected, and nothing else is.
      prepare: async (scope) => {
        scope.removeContentTypeParser('application/json');
        await scope.register(multipart);
      },
      receive: (request) => receiveUpload(request, services.uploads),
    },
  });
}
