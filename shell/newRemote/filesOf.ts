import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface NewRemote {
  name: string;
  title: { ru: string; en: string };
  owner: string;
  /** The way from its folder to this repository, when it stands outside. */
  campus?: string;
}

const screenOf = (name: string) =>
  `${name.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase())}Screen`;

/** Where each file goes, and which template it comes from. */
const everywhere = (screen: string) => ({
  'package.json': 'package.json',
  'webpack.config.ts': 'webpack.config.ts',
  'remote.ts': 'remote.ts',
  'src/remote.tsx': 'remote.tsx',
  [`src/home/${screen}.tsx`]: 'Screen.tsx',
  [`src/home/${screen}.test.tsx`]: 'Screen.test.tsx',
  'src/locales/ru.json': 'ru.json',
  'src/locales/en.json': 'en.json',
});

/** What this repository has once for all of its remotes. */
const outside = {
  'tsconfig.json': 'tsconfig.json',
  'jest.config.mjs': 'jest.config.mjs',
  '.gitignore': 'gitignore',
  'README.md': 'README.md',
};

const read = (template: string) =>
  readFileSync(path.join(import.meta.dirname, 'template', `${template}.template`), 'utf8');

const formatter = [
  path.join(root, 'node_modules/oxfmt/bin/oxfmt'),
  ...['-c', path.join(root, '.oxfmtrc.json'), '--stdin-filepath'],
];

/** The formatter decides on quotes and line breaks, whatever the title is. */
const formatted = (file: string, text: string) =>
  file === '.gitignore'
    ? text
    : execFileSync(process.execPath, [...formatter, file], { input: text, encoding: 'utf8' });

/** The files of a new remote, by where they go in its folder. */
export function filesOf({ name, title, owner, campus }: NewRemote) {
  const screen = screenOf(name);
  const values: Record<string, string> = {
    name,
    screen,
    titleRu: JSON.stringify(title.ru),
    titleEn: JSON.stringify(title.en),
    titleEnText: title.en,
    owner: JSON.stringify(owner),
    campus: campus ?? '..',
  };
  const filled = (template: string) =>
    read(template).replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  const wanted = Object.entries({ ...everywhere(screen), ...(campus && outside) });
  return wanted.map(([file, template]) => [file, formatted(file, filled(template))] as const);
}
