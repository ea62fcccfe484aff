import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './securityHeaders';

/** Every answer of this server, its own or the API's, is told what to refuse. */
export const addSecurity = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply) => {
    const hasPolicy = reply.hasHeader('content-security-policy');
    const isHttps = request.protocol === 'https';
    reply.headers(securityHeaders({ url: request.url, isHttps, hasPolicy }));
  });
