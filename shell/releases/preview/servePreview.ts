import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import { mkdir } from 'node:fs/promises';

/** Pages of another origin load these files, and the next build has others under the same names. */
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
};

/** Serves a built folder to production's pages of whoever asks for it; port 0 is any free one. */
export async function servePreview(folder: string, port: number) {
  await mkdir(folder, { recursive: true });
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(open);
    done(null, payload);
  });
  await app.register(staticFiles, { root: folder, cacheControl: false, index: false });
  const address = await app.listen({ port, host: '0.0.0.0' });
  return { origin: `http://localhost:${new URL(address).port}`, stop: () => app.close() };
}
