import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const git = (...options: string[]) =>
  execFileSync('git', ['-C', root, ...options], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Files that differ from this revision and still exist; without one, what is not yet committed. */
export function changedFiles(base = 'HEAD'): string[] {
  const changed = git('diff', '--name-only', '--relative', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((file) => existsSync(path.join(root, file)));
}

/** What the browser tests of a folder of `e2e/tests` are about, by the beginnings of its files. */
const subjects: Record<string, readonly string[]> = {
  appearance: ['shell/page/appearance/', 'shared/ui/tokens', 'shared/ui/vision'],
  rendering: ['shell/page/hydration/', 'shell/server/rendering/'],
  errors: ['shell/page/errors/', 'shell/page/reports/', 'shell/server/reports/', 'shared/api/'],
  frame: ['shell/page/{layout,menu,home,inbox,announcements,cookieNotice}/', 'shell/page/Frame'],
  head: ['shell/page/head/', 'shell/server/{head,feeds}/', 'mfe-media/heads/', 'shared/remote/'],
  language: ['shell/page/language/', 'shell/page/locales/', 'e2e/backend/domains/resources/'],
  media: [
    'mfe-media/',
    'e2e/backend/domains/{media,partners,files}/',
    'shared/{attachments,editor,text,upload}/',
  ],
  navigation: ['shell/page/{navigation,remotes,loading,outlet}/', 'shell/page/createRoute'],
  offline: [
    'shell/worker/',
    'shell/page/{offline,push,updates}/',
    'mfe-participant/src/{card,campusCard}/',
  ],
  people: ['mfe-participant/src/person/', 'e2e/backend/domains/people/', 'shared/remote/Place'],
  releases: ['shell/{releases,mount,newRemote}/', 'shell/server/', 'mfe-admin-users/src/releases/'],
  search: ['shell/page/{search,keyboard}/'],
  session: [
    'shell/page/{session,signIn,account}/',
    'e2e/backend/domains/auth/',
    'mfe-participant/',
  ],
  support: ['mfe-support/', 'e2e/backend/domains/{support,inbox}/', 'shared/{attachments,inbox}/'],
  users: ['mfe-admin-users/', 'e2e/backend/domains/staff/'],
};

/** `a/{b,c}/` as `a/b/` and `a/c/`. */
function spelledOut(beginning: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(beginning) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [beginning];
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isCode = (file: string) => /\.(tsx?|css|mjs|json)$/.test(file);

/**
 * The folders of browser tests that a change reaches: those about it, and the specs that it changes
 * themselves. `all-pages`, which opens every page, stands for what nothing else is about.
 */
export function foldersReached(files: readonly string[]): string[] {
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const sources = files.filter((file) => isCode(file) && !isTest(file));
  const reached = new Set<string>();
  for (const file of sources) {
    const about = Object.entries(subjects)
      .filter(([, beginnings]) =>
        beginnings.flatMap(spelledOut).some((beginning) => file.startsWith(beginning)),
      )
      .map(([folder]) => `e2e/tests/${folder}`);
    const isOfProduct = /^(shell|shared|mfe-[a-z-]+|e2e\/backend)\//.test(file);
    for (const folder of about) reached.add(folder);
    if (about.length === 0 && isOfProduct) reached.add('e2e/tests/all-pages');
  }
  const alone = specs.filter(
    (spec) => ![...reached].some((folder) => spec.startsWith(`${folder}/`)),
  );
  return [...reached, ...alone].sort();
}
