import { integrityOf } from '@campus/shared/build/integrityOf';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../releases/registry/Registry';
import type { Planner } from './createPlanner';
import type { Visitors } from './createVisitors';

interface Sources {
  planner: Planner;
  visitors: Visitors;
  registry: Registry;
}

const headers = {
  // The browser compares it with its own at every visit: that is how a release is noticed.
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': `default-src 'none'; connect-src 'self'`,
};

/** The service worker, which must have its address at the root; nothing while developing. */
export function serveWorker(app: FastifyInstance, { planner, registry, visitors }: Sources) {
  async function read(request: FastifyRequest) {
    const { shell } = await planner.read(await visitors(request));
    const folder = await registry.folderOf('shell', shell.release);
    const publication = await registry.publication('shell', shell.release);
    if (!folder || !publication) return undefined;
    const script = await readFile(path.join(folder, 'sw.js'));
    // No browser checks the hash of a worker, so it is checked here, every time.
    return integrityOf(script) === publication.files['sw.js'] ? script : undefined;
  }
  app.get('/sw.js', async (request, reply) => {
    const script = await read(request).catch(() => undefined);
    if (!script) return reply.code(404).send({ statusCode: 404, code: 'NOT_FOUND' });
    return reply.type('text/javascript; charset=utf-8').headers(headers).send(script);
  });
}
