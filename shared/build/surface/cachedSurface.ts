import { root } from '@campus/shared/build/root';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../readJson';
import type { Surface } from './Surface';

const cacheFile = path.join(root, '.cache/kit-surface.json');
const shared = path.join(root, 'shared');

/** What no remote imports, and what says nothing to the compiler. */
const isBeside = (file: string) =>
  /^(?:gallery|testing|locales|docs|node_modules)\b|\.test\.tsx?$|\.(?:md|module\.css)$/.test(file);

/** Of all that the surface is read from. */
function hashOfSources(): string {
  const files = readdirSync(shared, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file) && !isBeside(file))
    .map((file) => path.join(shared, file));
  const hash = createHash('sha256');
  for (const file of [
    ...files.sort(),
    ...['package-lock.json', 'tsconfig.base.json'].map((each) => path.join(root, each)),
  ])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

interface Cached {
  sources: string;
  surface: Surface;
}

/** The surface of the sources; compiled again only when one of them is another. */
export async function cachedSurface(): Promise<Surface> {
  const sources = hashOfSources();
  const known = existsSync(cacheFile) ? readJson<Cached>(cacheFile) : undefined;
  if (known?.sources === sources) return known.surface;
  // The compiler is loaded only where there is something to compile.
  const { extractSurface } = await import('./extractSurface');
  const surface = await extractSurface();
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ sources, surface } satisfies Cached));
  return surface;
}
