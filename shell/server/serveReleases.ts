import { releasePattern } from '@campus/shared/contract/releases/requests';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../releases/registry/Registry';

const oftenEnough = 1_000;

/**
 * Finds the shell release that has a file. Names have hashes in them, so the file is the same in
 * each of them, and a browser keeps it from one release to the next.
 */
function createShellFiles(registry: Registry) {
  /** Of one file there are as many as there are releases with it: any of them may be removed. */
  const folders = new Map<string, string[]>();
  const known = new Set<string>();
  let looked = { number: -1, at: -Infinity };
  let looking: Promise<void> | undefined;

  async function learn(release: string) {
    if (known.has(release)) return;
    const [folder, publication] = await Promise.all([
      registry.folderOf('shell', release),
      registry.publication('shell', release),
    ]);
    if (!folder || !publication || known.has(release)) return;
    known.add(release);
    for (const file of Object.keys(publication.files))
      folders.set(file, [...(folders.get(file) ?? []), folder]);
  }

  async function learnAll() {
    for (const release of await registry.releases('shell'))
      await learn(release).catch((error: unknown) =>
        // Those of other releases are not to suffer.
        console.error(`Files of shell ${release} cannot be given:`, error),
      );
  }

  /** Names that nobody has are asked for, too: that is no reason to read the whole store each time. */
  async function look() {
    const { number } = await registry.current();
    const now = performance.now();
    if (number !== looked.number || now - looked.at >= oftenEnough) {
      looked = { number, at: now };
      looking = learnAll();
    }
    // A page asks for many files at once: all of them wait for the same look.
    await looking;
  }

  async function newestWith(file: string): Promise<string | undefined> {
    for (const folder of folders.get(file)?.toReversed() ?? []) {
      const isThere = access(path.join(folder, file)).then(
        () => true,
        () => false,
      );
      if (await isThere) return folder;
    }
    return undefined;
  }

  return async (file: string): Promise<string | undefined> => {
    const found = await newestWith(file);
    if (found) return found;
    await look();
    return newestWith(file);
  };
}

interface Files {
  registry: Registry;
  publicFolder: string;
  developmentShell?: string;
  /** Fetches files here, for pages of ours that fetch them there. */
  filesOrigin?: string;
}

const forEver = { immutable: true, maxAge: '365d' } as const;
/** Asked for where it is registered: of a single file the library does not hear it. */
const preCompressed = true;
const missing = { statusCode: 404, code: 'NOT_FOUND', message: 'There is no such file.' };

/** What is not there now may be there in a moment: a cache in front is not to say for minutes that it is not. */
const refuse = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(missing);

/** Anything else is no folder, and may not even be a path. */
const isName = (text: string) => releasePattern.test(text);

/** Compressed for some: a cache in front that keeps one file for all gives it to who cannot read it. */
const give = (reply: FastifyReply, file: string, folder: string) =>
  reply.header('vary', 'accept-encoding').sendFile(file, folder, forEver);

/** Text, and read as such by whoever is not told. */
const svg = 'image/svg+xml';

/** The immutable files of every kept release: a page that was opened before the last one still needs them. */
export async function serveReleases(app: FastifyInstance, files: Files) {
  const { registry, publicFolder, developmentShell, filesOrigin } = files;
  const shellFiles = createShellFiles(registry);
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === svg) reply.type(`${svg}; charset=utf-8`);
  });
  await app.register(staticFiles, {
    root: publicFolder,
    maxAge: '1h',
    index: false,
    wildcard: false,
    preCompressed,
  });
  if (filesOrigin)
    app.addHook('onSend', async ({ url }, reply) => {
      // What lies there belongs to no page: the browser asks who else may have it.
      if (/^\/(remotes|shell)\//.test(url)) reply.header('access-control-allow-origin', '*');
    });
  app.get<{ Params: { name: string; release: string; '*': string } }>(
    '/remotes/:name/:release/*',
    async ({ params }, reply) => {
      const { name, release } = params;
      const folder = [name, release].every(isName) && (await registry.folderOf(name, release));
      return folder ? give(reply, params['*'], folder) : refuse(reply);
    },
  );
  if (developmentShell)
    await app.register(staticFiles, {
      root: developmentShell,
      prefix: '/shell/',
      cacheControl: false,
      index: false,
      decorateReply: false,
      preCompressed,
    });
  else
    app.get<{ Params: { '*': string } }>('/shell/*', async ({ params }, reply) => {
      const folder = await shellFiles(params['*']);
      return folder ? give(reply, params['*'], folder) : refuse(reply);
    });
}
