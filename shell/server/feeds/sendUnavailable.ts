import type { FastifyReply } from 'fastify';

const seconds = 120;

/** What cannot be read now is not empty: machines come again. */
export const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The service is unavailable, please try again later.\n');
