import type { FastifyRequest } from 'fastify';

/** Whether the visitor sees this site by https. */
export const isHttps = ({ server, protocol }: Pick<FastifyRequest, 'server' | 'protocol'>) =>
  // The request of a visitor who has gone has no protocol.
  server.publicOrigin ? server.publicOrigin.startsWith('https:') : protocol === 'https';
