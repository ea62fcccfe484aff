import { existsSync } from 'node:fs';
import path from 'node:path';
import { releasableFolders } from '../releases/remoteFolders';
import { linkPackages } from '../releases/linkPackages';

/** The folders of the remotes that a command names, or whose folder it gives; all when it does neither. */
export function chosenFolders(chosen: readonly string[]): string[] {
  const known = releasableFolders();
  if (chosen.length === 0) return Object.values(known);
  return chosen.map((one) => {
    const folder = known[one] ?? path.resolve(one);
    if (!existsSync(path.join(folder, 'remote.ts')))
      throw new Error(`There is no remote ${one}: there are ${Object.keys(known).join(', ')}.`);
    linkPackages(folder);
    return folder;
  });
}
