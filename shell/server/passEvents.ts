import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';

/** Milliseconds without a sign of life, of which the API gives one every five seconds. */
const timeout = 60_000;

/** An end of the API, however it comes, is an end for the browser, which asks again by itself. */
function passOn(source: Readable) {
  const passed = new PassThrough();
  source.pipe(passed);
  source.once('error', () => passed.end());
  source.once('close', () => passed.end());
  passed.once('close', () => source.destroy());
  return passed;
}

/**
 * The way to what the API tells for as long as somebody listens. Each stream has a connection of its
 * own, which ends with it: those of other calls are few, and would all be taken by people who only
 * watch. Of a process that closes the streams end, since they would keep it for ever.
 */
export async function passEvents(app: FastifyInstance, options: FastifyHttpProxyOptions) {
  const open = new Set<PassThrough>();
  await app.register(httpProxy, {
    ...options,
    prefix: '/api/events',
    rewritePrefix: '/api/events',
    http: { agentOptions: { keepAlive: false }, requestOptions: { timeout } },
    replyOptions: {
      ...options.replyOptions,
      onResponse: (_request, reply, response) => {
        const passed = passOn((response as unknown as { stream: Readable }).stream);
        open.add(passed);
        passed.once('close', () => open.delete(passed));
        reply.send(passed);
      },
    },
  });
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}
