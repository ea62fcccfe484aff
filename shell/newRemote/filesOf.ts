import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface NewRemote {
  name: string;
  title: { ru: string; en: string };
  /** Who answers for it. */
  owner: string;
}

const screenOf = (name: string) =>
  `${name.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase())}Screen`;

/** Where each file goes, and which template it comes from. */
const everywhere = (screen: string) => ({
  'package.json': 'package.json',
  'webpack.config.ts': 'webpack.config.ts',
  'remote.ts': 'remote.ts',
  'smoke.ts': 'smoke.ts',
  'src/remote.tsx': 'remote.tsx',
  [`src/home/${screen}.tsx`]: 'Screen.tsx',
  [`src/home/${screen}.test.tsx`]: 'Screen.test.tsx',
  'src/locales/ru.json': 'ru.json',
  'src/locales/en.json': 'en.json',
});

/** What Campus has once for all of its remotes, for one that stands beside its checkout. */
export const besideCampus = {
  'tsconfig.json': 'tsconfig.json',
  'jest.config.mjs': 'jest.config.mjs',
  '.gitignore': 'gitignore',
  'README.md': 'README.md',
};

/** The same for one that has Campus as packages. */
export const byItself = {
  'package.json': 'alone/package.json',
  'tsconfig.json': 'alone/tsconfig.json',
  'jest.config.mjs': 'alone/jest.config.mjs',
  '.oxlintrc.json': 'alone/oxlintrc.json',
  '.gitignore': 'gitignore',
  '.npmrc': 'alone/npmrc',
  'README.md': 'alone/README.md',
  '.github/workflows/release.yml': 'alone/release.yml',
};

const read = (template: string) =>
  readFileSync(path.join(import.meta.dirname, 'template', `${template}.template`), 'utf8');

interface Filling {
  /** Templates by the files that they become, beside or instead of those that every remote has. */
  more?: Record<string, string>;
  /** What stands for `{{key}}`, beside what is said of the remote itself. */
  values?: Record<string, string>;
}

/** The files of a new remote, by where they go in its folder. */
export function filesOf({ name, title, owner }: NewRemote, { more, values }: Filling) {
  const screen = screenOf(name);
  const filling: Record<string, string> = {
    name,
    screen,
    titleRu: JSON.stringify(title.ru),
    titleEn: JSON.stringify(title.en),
    titleEnText: title.en,
    owner: JSON.stringify(owner),
    ...values,
  };
  const filled = (template: string) =>
    // GitHub writes `${{ … }}` with spaces, which is not ours.
    read(template).replace(/\{\{(\w+)\}\}/g, (_, key: string) => filling[key] ?? '');
  return Object.entries({ ...everywhere(screen), ...more }).map(
    ([file, template]) => [file, filled(template)] as const,
  );
}

/** Writes files into a folder. @throws when one of them is there already; then nothing is written. */
export function writeFiles(folder: string, files: readonly (readonly [string, string])[]) {
  const taken = files.map(([file]) => file).filter((file) => existsSync(path.join(folder, file)));
  if (taken.length > 0)
    throw new Error(`${folder} has ${taken.join(', ')} already, and nothing is overwritten.`);
  for (const [file, text] of files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text, { flag: 'wx' });
  }
}
