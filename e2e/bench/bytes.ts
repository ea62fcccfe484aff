import { readJson } from '@campus/shared/build/readJson';
import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { root } from '@campus/shared/build/root';
import { parts } from '@campus/shared/build/sharedModules';
import { writeFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../shell/releases/build';
import { prepare } from '../../shell/releases/prepare';

const kitFolder = path.join(root, '.cache/bench/kit');
const shellFolder = path.join(root, 'shell/dist');

/** Brotli bytes of a built file. */
const bytesOf = (folder: string, file: string) => statSync(path.join(folder, `${file}.br`)).size;

const sumOf = (folder: string, files: readonly string[], extension: string) =>
  files
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + bytesOf(folder, file), 0);

interface Weight {
  name: string;
  scripts: number;
  styles: number;
  /** What loads beside the part's own script and style. */
  others: string[];
}

const weigh = (name: string, folder: string, files: readonly string[]): Weight => ({
  name,
  scripts: sumOf(folder, files, '.js'),
  styles: sumOf(folder, files, '.css'),
  others: [],
});

function weighPart(part: string, manifest: ShellManifest): Weight {
  const files = Object.entries(manifest.parts)
    .filter(([key]) => key.startsWith(`@campus/shared/${part}/`))
    .flatMap(([, found]) => found);
  const isOwn = (file: string) => file.startsWith(`${part}.`);
  const own = [...new Set(files.filter(isOwn))];
  const others = files.filter((file) => !isOwn(file)).map((file) => file.split('.')[0] ?? file);
  return { ...weigh(part, shellFolder, own), others: [...new Set(others)] };
}

/** What every page pays for the kit, and what each part of it adds; in brotli bytes. */
export async function measureBytes(): Promise<{ core: Weight; parts: Weight[] }> {
  await build(import.meta.dirname, { config: 'kit.config.ts' });
  const core = readdirSync(kitFolder).filter((file) => /\.(js|css)$/.test(file));
  const manifest = readJson<ShellManifest>(path.join(shellFolder, 'shell.json'));
  return {
    core: weigh('every page', kitFolder, core),
    parts: parts.map((part) => weighPart(part, manifest)),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** `npm run bench:bytes`: what the kit weighs, written to `bytes.md`. */
async function main() {
  await prepare({ onProgress: console.log });
  const { core, parts } = await measureBytes();
  const rows = [core, ...parts].map(
    ({ name, scripts, styles, others }) =>
      `| ${name} | ${kilobytes(scripts)} | ${kilobytes(styles)} | ${others.join(', ')} |`,
  );
  const table = [
    '# What the kit weighs',
    '',
    'In kB of brotli: `npm run bench:bytes`. A part is one script and one style, and some of its modules load files of others.',
    '',
    '| part | scripts | styles | loads also |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(path.join(import.meta.dirname, 'bytes.md'), table);
  console.log(table);
}

await main();
