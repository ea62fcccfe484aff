import { root } from '@campus/shared/build/root';
import path from 'node:path';

/** Whether a folder stands outside of this repository. */
export function isOutside(folder: string) {
  const way = path.relative(root, folder);
  return way.startsWith('..') || path.isAbsolute(way);
}
