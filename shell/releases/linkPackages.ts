import { home, root } from '@campus/shared/build/root';
import { lstatSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * A remote outside of this repository finds the packages here: one link, and webpack, TypeScript,
 * Jest and the editor resolve as they do inside. `git` does not keep it, so whatever needs it makes it.
 */
export function linkPackages(folder: string) {
  if (!isOutside(folder)) return;
  const link = path.join(folder, 'node_modules');
  if (lstatSync(link, { throwIfNoEntry: false })) return;
  // A junction is what Windows lets everybody make; elsewhere the word means nothing.
  symlinkSync(path.join(home, 'node_modules'), link, 'junction');
}

/** Whether a folder stands outside of this repository. */
export function isOutside(folder: string) {
  const way = path.relative(root, folder);
  return way.startsWith('..') || path.isAbsolute(way);
}
