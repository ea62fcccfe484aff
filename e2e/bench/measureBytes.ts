import { readJson } from '@campus/shared/build/readJson';
import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { root } from '@campus/shared/build/root';
import { parts } from '@campus/shared/build/sharedModules';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../shell/releases/build';

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
