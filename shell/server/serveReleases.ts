import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from '../releases/registry/Registry';
import { createShellFiles } from './createShellFiles';

interface Files {
  registry: Registry;
  publicFolder: string;
  developmentShell?: string;
}

const forEver = { preCompressed: true, immutable: true, maxAge: '365d' } as const;
const missing = { statusCode: 404, code: 'NOT_FOUND', message: 'There is no such file.' };

const refuse = (reply: FastifyReply) => reply.code(404).send(missing);

/** Text, and read as such by whoever is not told. */
const svg = 'image/svg+xml';

/** The immutable files of every kept release: a page that was opened before the last one still needs them. */
export async function serveReleases(app: FastifyInstance, files: Files) {
  const { registry, publicFolder, developmentShell } = files;
  const shellFiles = createShellFiles(registry);
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === svg) reply.type(`${svg}; charset=utf-8`);
  });
  await app.register(staticFiles, {
    root: publicFolder,
    maxAge: '1h',
    index: false,
    wildcard: false,
  });
  app.get<{ Params: { name: string; release: string; '*': string } }>(
    '/remotes/:name/:release/*',
    async ({ params }, reply) => {
      const folder = await registry.folderOf(params.name, params.release);
      return folder ? reply.sendFile(params['*'], folder, forEver) : refuse(reply);
    },
  );
  if (developmentShell)
    await app.register(staticFiles, {
      root: developmentShell,
      prefix: '/shell/',
      cacheControl: false,
      index: false,
      decorateReply: false,
    });
  else
    app.get<{ Params: { '*': string } }>('/shell/*', async ({ params }, reply) => {
      const folder = await shellFiles(params['*']);
      return folder ? reply.sendFile(params['*'], folder, forEver) : refuse(reply);
    });
}
