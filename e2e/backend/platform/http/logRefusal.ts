import { bearerOf } from '@campus/shared/server/authorise';
import { BaseRefusal } from '@campus/shared/server/BaseRefusal';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../Services';

const statuses = [401, 403, 429];

/** Logs who was not let in, and where; what was wrong in a form is nobody’s business. */
export async function logRefusal(
  error: unknown,
  request: FastifyRequest,
  { sessions, securityLog }: Pick<Services, 'sessions' | 'securityLog'>,
) {
  if (!(error instanceof BaseRefusal) || !statuses.includes(error.status)) return;
  const token = bearerOf(request.headers.authorization);
  const owner = token && (await sessions.ownerOf(token));
  securityLog.refused(error, {
    event: 'refusal',
    method: `${request.method} ${request.routeOptions.url ?? ''}`,
    account: owner ? owner.sub : undefined,
    ip: request.ip,
    requestId: request.id,
  });
}
