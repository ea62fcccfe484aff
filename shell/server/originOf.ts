import type { FastifyRequest } from 'fastify';

/** Whether the visitor sees this site by https. */
export const isHttps = ({ server, protocol }: Pick<FastifyRequest, 'server' | 'protocol'>) =>
  // The request of a visitor who has gone has no protocol.
  server.publicOrigin ? server.publicOrigin.startsWith('https:') : protocol === 'https';

const isHost = (text: string) =>
  /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(text);

declare module 'fastify' {
  interface FastifyInstance {
    /** PUBLIC_ORIGIN: one address for everybody, whatever a request says. */
    publicOrigin?: string;
  }
}

/**
 * Where the visitor sees this site: the configured address, or as trusted balancers say or the
 * request itself. Empty when the name is not one: it would be written into the document.
 */
export function originOf({
  server,
  protocol,
  host,
}: Pick<FastifyRequest, 'server' | 'protocol' | 'host'>) {
  if (server.publicOrigin) return server.publicOrigin;
  return isHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : '';
}
