import { dataFolder } from '@campus/shared/build/dataFolder';
import { root } from '@campus/shared/build/root';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isOutside, linkPackages } from '../releases/linkPackages';
import { activeManifests } from '../releases/refusalsOf';
import { openRegistry } from '../releases/registry/openRegistry';
import { releasableFolders } from '../releases/remoteFolders';
import { shellRoutes } from '../page/shellRoutes';
import { checkName } from './checkName';

interface NewRemote {
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
  'smoke.ts': 'smoke.ts',
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
function filesOf({ name, title, owner, campus }: NewRemote) {
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

const inUrlStyle = (relative: string) => relative.replaceAll(path.sep, '/');

/** Writes the files of a new remote; when one of them is there already, writes nothing. */
async function writeRemote(folder: string, remote: Omit<NewRemote, 'campus'>) {
  const campus = isOutside(folder) ? inUrlStyle(path.relative(folder, root)) : undefined;
  const files = filesOf({ ...remote, campus });
  const taken = files.map(([file]) => file).filter((file) => existsSync(path.join(folder, file)));
  if (taken.length > 0)
    throw new Error(`${folder} has ${taken.join(', ')} already, and nothing is overwritten.`);
  for (const [file, text] of files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text, { flag: 'wx' });
  }
  linkPackages(folder);
  return files.map(([file]) => file);
}

const options = {
  at: { type: 'string' },
  'title-ru': { type: 'string' },
  'title-en': { type: 'string' },
  owner: { type: 'string' },
} as const;

const usage =
  'npm run new-remote -- <name> [--at <folder>] [--title-ru <text>] [--title-en <text>] [--owner <who answers for it>]';

/** Who works here is the best guess at who will answer. */
function whoWorksHere() {
  try {
    return execFileSync('git', ['config', 'user.email'], { cwd: root }).toString().trim();
  } catch {
    return userInfo().username;
  }
}

const asWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What somebody asked for on the command line; `from` is the folder in which they stand. */
function readRequest(args: string[], from: string) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Name one remote: ${usage}`);
  const words = values['title-en'] ?? asWords(name);
  return {
    name,
    folder: values.at ? path.resolve(from, values.at) : path.join(root, `mfe-${name}`),
    title: { ru: values['title-ru'] ?? words, en: words },
    owner: values.owner ?? whoWorksHere(),
  };
}

async function declarationIn(folder: string) {
  const file = pathToFileURL(path.join(folder, 'remote.ts')).href;
  const { remote } = (await import(file)) as { remote: RemoteDeclaration };
  return remote;
}

/** Of remotes whose sources may be anywhere; without a store a name is judged by the sources here. */
async function released(): Promise<RemoteDeclaration[]> {
  try {
    const manifests = await activeManifests(await openRegistry({ dataFolder }));
    return manifests.map(({ declaration }) => declaration);
  } catch {
    return [];
  }
}

/** Names and addresses that the shell and the remotes have. */
async function takenPlaces() {
  const here = await Promise.all(Object.values(releasableFolders()).map(declarationIn));
  const remotes = [...(await released()), ...here];
  return {
    names: ['shell', ...remotes.map(({ name }) => name)],
    addresses: new Map([
      ...shellRoutes.map(({ path: address }) => [address, 'the shell'] as const),
      ...remotes.flatMap(({ name, routes }) =>
        routes.map(({ path: address }) => [address, name] as const),
      ),
    ]),
  };
}

const nextSteps = (name: string, folder: string) =>
  isOutside(folder)
    ? [
        `  cd ${folder}`,
        '  npm run dev        see it inside the shell while you write',
        '  npm test           types and tests',
        '  npm run release    give it to the visitors',
      ]
    : [
        `  npm run dev -- ${name}        see it inside the shell while you write`,
        `  npm run test:unit -- mfe-${name}`,
        `  npm run release -- ${name}    give it to the visitors`,
      ];

/** `npm run new-remote -- parking`: the files of a remote that builds, passes and can be released. */
async function main() {
  // npm runs its scripts in the root, but a folder is meant from where the person stands.
  const from = process.env.INIT_CWD ?? process.cwd();
  const { folder, ...remote } = readRequest(process.argv.slice(2), from);
  const refusal = checkName(remote.name, await takenPlaces());
  if (refusal) throw new Error(refusal);
  if (!isOutside(folder) && folder !== path.join(root, `mfe-${remote.name}`))
    throw new Error(`Inside of the repository it stands in mfe-${remote.name}: leave out --at.`);
  const files = await writeRemote(folder, remote);
  console.log(`${folder}\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(
    ['Its screen is at /' + remote.name + '. Next:', ...nextSteps(remote.name, folder)].join('\n'),
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
