import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './isHttps';
import { securityHeaders } from './securityHeaders';

/** What an answer to this request tells the browser to refuse. */
export const securityOf = (request: FastifyRequest, reply: FastifyReply) =>
  securityHeaders({
    url: request.url,
    isHttps: isHttps(request),
    hasPolicy: reply.hasHeader('content-security-policy'),
  });

/** Every answer of this server, its own or the API's, is told what to refuse. */
export const addSecurity = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply) => {
    reply.headers(securityOf(request, reply));
  });
