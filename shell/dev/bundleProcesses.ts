import { isPackaged, root as ownRoot } from '@campus/shared/build/root';
import type { Loader, Metafile, OutputFile, Plugin } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundlesOf, currentBundle, hashOf, nameOf, type BundleRecord } from './currentBundle.cjs';

/** What people wait for while it starts; what is not named here runs from its sources. */
export const processes = [
  'e2e/backend/main.ts',
  'e2e/backend/admin.ts',
  'shell/dev/serve.ts',
  'shell/server/main.ts',
  'shell/server/rendering/renderPages.ts',
];

const outside = [
  // They find binaries beside themselves.
  ...['@electric-sql/*', '@node-rs/argon2', 'sharp'],
  // Needed late or never.
  ...['@aws-sdk/*', '@zxcvbn-ts/language-common', 'nodemailer', 'pg'],
];

/** What a bundle depends on besides the code that is in it. */
const besides = ['package-lock.json', 'shell/dev/bundleProcesses.ts'];

const isOwn = (file: string) => !/[\\/]node_modules[\\/]/.test(file);

const loaders: Record<string, Loader> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.mjs': 'js',
  '.json': 'json',
};

/** How a module asks for its place in a way that a bundle does not know; packages are found from anywhere. */
const otherPlace = (text: string) =>
  /\bimport\.meta\.(?!dirname\b)\w+/.exec(
    text.replaceAll('createRequire(import.meta.url)', ''),
  )?.[0];

/** What a module says of its place holds for its source: files are found that lie beside it. */
function inPlace(text: string, way: string) {
  const dirname = `__resolve(import.meta.dirname, ${JSON.stringify(way)})`;
  return text.replaceAll('import.meta.dirname', dirname);
}

/** Reads our own sources, and keeps in mind what it has read. */
const readSources = (root: string, folder: string, read: Map<string, string>): Plugin => ({
  name: 'sources',
  setup(bundler) {
    bundler.onLoad({ filter: /\.(tsx?|mjs|json)$/ }, async ({ path: file }) => {
      if (!isOwn(file)) return undefined;
      const text = await readFile(file, 'utf8');
      const other = otherPlace(text);
      const refusal = `${file}: a bundle knows import.meta.dirname, and no ${other}.`;
      if (other) return { errors: [{ text: refusal }] };
      read.set(path.relative(root, file).replaceAll(path.sep, '/'), hashOf(text));
      const contents = inPlace(text, path.relative(folder, path.dirname(file)));
      return { contents, loader: loaders[path.extname(file)] };
    });
  },
});

/** Modules of other systems than that of the bundle ask for what Node has by `require`. */
const beginning = [
  `import { createRequire as __createRequire } from 'node:module';`,
  `import { resolve as __resolve } from 'node:path';`,
  'const require = __createRequire(import.meta.url);',
].join('');

async function bundle(root: string, files: readonly string[]) {
  const { build, stop } = await import('esbuild');
  const sources = new Map<string, string>();
  for (const file of besides)
    if (existsSync(path.join(root, file)))
      sources.set(file, hashOf(await readFile(path.join(root, file))));
  // As deep as the folder that it will lie in, which is called by what is in it.
  const folder = path.join(bundlesOf(root), 'new');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(files.map((file) => [nameOf(file), file])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a start does not need stays in files of its own.
    splitting: true,
    external: outside,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // As Node itself resolves, and as tsx reads.
    conditions: [],
    keepNames: true,
    jsx: 'automatic',
    tsconfigRaw: {},
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    banner: { js: beginning },
    plugins: [readSources(root, folder, sources)],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  await stop();
  return { metafile, outputFiles, sources };
}

/** The modules that one imports, at once or later, and itself: also those of which nothing is left. */
function reachedFrom({ inputs }: Metafile, file: string, known = new Set<string>()) {
  const input = inputs[file];
  if (!input || known.has(file)) return known;
  known.add(file);
  for (const { path: imported } of input.imports)
    reachedFrom({ inputs, outputs: {} }, imported, known);
  return known;
}

async function replace(file: string, text: string) {
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, text);
  await rename(fresh, file);
}

/** Lays files out in a folder that is called by what is in them: a process that runs keeps its own. */
async function layOut(bundles: string, files: readonly OutputFile[]) {
  const name = hashOf(files.map(({ hash }) => hash).join()).slice(0, 16);
  const folder = path.join(bundles, name);
  if (existsSync(folder)) return name;
  const fresh = `${folder}.${randomUUID()}`;
  await mkdir(fresh, { recursive: true });
  for (const { path: file, contents } of files)
    await writeFile(path.join(fresh, path.basename(file)), contents);
  // Somebody else may have laid out the same meanwhile.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return name;
}

/** Leaves the last two: what was started before this one may still load a part of its own. */
async function forgetOlder(bundles: string, kept: readonly (string | undefined)[]) {
  for (const entry of await readdir(bundles))
    if (/^[0-9a-f]{16}$/.test(entry) && !kept.includes(entry))
      await rm(path.join(bundles, entry), { recursive: true, force: true });
}

async function lastFolder(record: string) {
  try {
    const { bundle: last } = JSON.parse(await readFile(record, 'utf8')) as BundleRecord;
    return path.dirname(last);
  } catch {
    return undefined;
  }
}

interface Options {
  root?: string;
  files?: readonly string[];
  onProgress: (text: string) => void;
}

/** Bundles what starts as a process or a thread, where it is not what the sources are now. */
export async function bundleProcesses({
  root = ownRoot,
  files = processes,
  onProgress,
}: Options): Promise<void> {
  // Packages of a team lie where their own manager may put others inside of them.
  if (isPackaged || files.every((file) => currentBundle(root, file))) return;
  const start = performance.now();
  const bundles = bundlesOf(root);
  const recordOf = (file: string) => path.join(bundles, `${nameOf(file)}.json`);
  const { metafile, outputFiles, sources } = await bundle(root, files);
  const folder = await layOut(bundles, outputFiles);
  const before = await lastFolder(recordOf(files[0] ?? ''));
  for (const file of files) {
    const reached = reachedFrom(metafile, file);
    const isOf = (source: string) => reached.has(source) || besides.includes(source);
    const record: BundleRecord = {
      bundle: `${folder}/${nameOf(file)}.mjs`,
      sources: Object.fromEntries([...sources].filter(([source]) => isOf(source))),
    };
    await replace(recordOf(file), JSON.stringify(record));
  }
  await forgetOlder(bundles, [folder, before]);
  onProgress(`bundled the processes in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
