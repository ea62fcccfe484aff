import type { FastifyRequest } from 'fastify';

const isHost = (text: string) =>
  /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(text);

/**
 * Where the visitor sees this site, as trusted balancers say or the request itself. Empty when the
 * name is not one: it would be written into the document.
 */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  isHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : '';
