import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '@campus/shared/build/root';

/**
 * Where the last build with source maps of a folder has put them: never beside the code, or they
 * would be published with it. By its place: a copy of a checkout has builds of its own.
 */
export function mapsFolder(folder: string): string {
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return path.join(root, '.cache/maps', `${path.basename(folder)}-${place}`);
}
