import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { kitRange, kitVersion } from './kitVersion';
import { readJson } from './readJson';
import { home, root } from '@campus/shared/build/root';

const versionOf = (name: string) =>
  readJson<{ version: string }>(path.join(home, 'node_modules', name, 'package.json')).version;

/** Libraries of which the page has exactly one copy; big ones only with the facade's exports. */
const libraries = [
  { key: 'react', owner: 'react' },
  { key: 'react/jsx-runtime', owner: 'react' },
  { key: 'react/jsx-dev-runtime', owner: 'react' },
  { key: 'react-dom', owner: 'react-dom' },
  { key: 'react-router-dom', owner: 'react-router-dom', facade: 'react-router-dom' },
  { key: '@tanstack/react-query', owner: '@tanstack/react-query', facade: 'react-query' },
  { key: 'react-i18next', owner: 'react-i18next', facade: 'react-i18next' },
  { key: 'i18next', owner: 'i18next' },
  { key: 'zustand', owner: 'zustand' },
];

/** Libraries that come with a part of the kit: a form in two copies would not know its own fields. */
const laterLibraries = ['react-hook-form'];

/** Folders of `@campus/shared` that every page carries; `contract` is data, each remote has its own. */
const core = ['api', 'stores', 'format', 'remote', 'browser', 'ui'];

/** Folders that come with the first screen that needs them, as one file each. */
export const parts = [
  'form',
  'choice',
  'overlay',
  'popup',
  'table',
  'record',
  'removal',
  'taxonomy',
  'calendar',
  'editor',
  'bilingual',
  'text',
  'chart',
  'upload',
  'attachments',
  'progress',
  'reading',
  'inbox',
  'account',
];

/** `ui/Button/Button.tsx` is lent as `ui/Button`; a folder without its own file is private. */
const isModule = (folder: string, name: string) =>
  name.includes('.') ||
  ['ts', 'tsx'].some((ending) =>
    existsSync(path.join(root, 'shared', folder, name, `${name}.${ending}`)),
  );

const modulesIn = (folder: string) =>
  readdirSync(path.join(root, 'shared', folder))
    .filter((name) => !/\.(test|d)\.tsx?$|\.css$/.test(name) && isModule(folder, name))
    .map((name) => `@campus/shared/${folder}/${name.replace(/\.tsx?$/, '')}`);

interface LentModule {
  shareKey: string;
  version: string;
  requiredVersion: string;
  eager: boolean;
  singleton: true;
}

interface BorrowedModule {
  singleton: true;
  requiredVersion: string;
  import: false;
}

/** The part of the kit that every page carries. */
export const coreModules = () => [...core.flatMap(modulesIn), '@campus/shared/paths'];

/** The part that waits for its first use. */
export const laterModules = () => [...parts.flatMap(modulesIn), ...laterLibraries];

export const isPart = (key: string) =>
  laterLibraries.includes(key) || parts.some((part) => key.startsWith(`@campus/shared/${part}/`));

/** What the shell lends to every remote, by what it is imported as, and under which name. */
export function lentByShell(isDevelopment: boolean): Record<string, LentModule> {
  const lent: Record<string, LentModule> = {};
  const lend = (shareKey: string, version: string, eager: boolean, request = shareKey) => {
    lent[request] = { shareKey, version, eager, singleton: true, requiredVersion: `^${version}` };
  };
  for (const { key, owner, facade } of libraries) {
    if (key.includes('jsx-dev') && !isDevelopment) continue;
    const file = facade && path.join(root, 'shared/facade', `${facade}.ts`);
    lend(key, versionOf(owner), true, file);
  }
  const kit = kitVersion();
  for (const key of coreModules()) lend(key, kit, true);
  for (const key of parts.flatMap(modulesIn)) lend(key, kit, false);
  for (const key of laterLibraries) lend(key, versionOf(key), false);
  return lent;
}

/** Of the kit, all that lies in them. */
const lentFolders = [...core, ...parts].map((folder) => `@campus/shared/${folder}/`);
const lentFiles = ['@campus/shared/paths'];
const lentLibraries = [...libraries.map(({ key }) => key), ...laterLibraries];

/** A remote brings none of it: a missing loan is a loud error, never a second copy. */
export function borrowedByRemote(): Record<string, BorrowedModule> {
  const borrow = (requiredVersion: string): BorrowedModule => ({
    singleton: true,
    requiredVersion,
    import: false,
  });
  const library = (owner: string) => borrow(`^${versionOf(owner)}`);
  return Object.fromEntries([
    ...libraries.map(({ key, owner }) => [key, library(owner)] as const),
    ...laterLibraries.map((key) => [key, library(key)] as const),
    ...[...lentFolders, ...lentFiles].map((key) => [key, borrow(kitRange())] as const),
  ]);
}

/** Whether a remote borrows what is imported by this name. A build asks for every import, so no file is read. */
export const isLent = (request: string) =>
  lentLibraries.includes(request) ||
  lentFiles.includes(request) ||
  lentFolders.some((folder) => request.startsWith(folder));
