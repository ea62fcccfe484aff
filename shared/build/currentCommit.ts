import { execFileSync } from 'node:child_process';

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** The commit that is checked out, ending with `-dirty` where files differ from it or are new. */
export function currentCommit(folder: string): string | null {
  try {
    const isDirty = git(folder, 'status', '--porcelain') !== '';
    return git(folder, 'rev-parse', 'HEAD') + (isDirty ? '-dirty' : '');
  } catch {
    return null;
  }
}
