import { isLoopback } from '@campus/shared/build/isLoopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Passed on by a balancer on this computer that is not believed: whose request it is nobody knows. */
const isOfUnknownProxy = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) =>
  isLoopback(ip) && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined;

/** The address that limits count by; all whose own is unknown share one, which is no loopback. */
export const clientAddress = (request: Pick<FastifyRequest, 'ip' | 'headers'>) =>
  isOfUnknownProxy(request) ? '0.0.0.0' : request.ip;

/** Says once that everybody seems to come from this computer. */
export function warnOfUnknownProxy(app: FastifyInstance) {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || !isOfUnknownProxy(request)) return;
    isWarned = true;
    console.warn(
      'A balancer on this computer passes requests on, but TRUSTED_PROXIES does not name it: all visitors have one address, and are limited as one. Set TRUSTED_PROXIES=loopback.',
    );
  });
}
