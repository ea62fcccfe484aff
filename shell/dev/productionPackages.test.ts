/** @jest-environment node */
import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import { build, stop } from 'esbuild';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { processes } from './bundleProcesses';

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

test('what the processes of production import is there after npm ci --omit=dev', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...processes],
    outdir: 'nowhere',
    bundle: true,
    packages: 'external',
    // Ours are folders of the checkout.
    alias: { '@campus/shared': path.join(root, 'shared') },
    platform: 'node',
    format: 'esm',
    tsconfigRaw: {},
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  await stop();
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map((one) => packageOf(one.path)),
  );
  const names = [...new Set(imported)].filter((name) => !isBuiltin(name));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'drizzle-orm', 'lightningcss']));
  const { packages } = readJson<Lock>(path.join(root, 'package-lock.json'));
  const isThere = (name: string) => {
    const found = packages[`node_modules/${name}`];
    return found !== undefined && !found.dev;
  };
  expect(names.filter((name) => !isThere(name))).toStrictEqual([]);
});
