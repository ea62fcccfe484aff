import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './readJson';
import { root } from './root';

const versionOf = (name: string) =>
  readJson<{ version: string }>(path.join(root, 'node_modules', name, 'package.json')).version;

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

/** Folders of `@campus/shared` that every page carries; `contract` is data, each remote has its own. */
const core = ['api', 'stores', 'format', 'remote', 'ui'];

/** Folders that come with the first screen that needs them, as one file each. */
export const parts = [
  'form',
  'choice',
  'overlay',
  'popup',
  'table',
  'calendar',
  'editor',
  'text',
  'chart',
  'card',
  'upload',
  'progress',
];

/** `ui/Button/Button.tsx` is lent as `ui/Button`; a folder without its own file is private. */
const isModule = (folder: string, name: string) =>
  name.includes('.') || existsSync(path.join(root, 'shared', folder, name, `${name}.tsx`));

const modulesIn = (folder: string) =>
  readdirSync(path.join(root, 'shared', folder))
    .filter((name) => !/\.(test|d)\.tsx?$|\.css$/.test(name) && isModule(folder, name))
    .map((name) => `@campus/shared/${folder}/${name.replace(/\.tsx?$/, '')}`);

const kitVersion = () =>
  readJson<{ version: string }>(path.join(root, 'shared/package.json')).version;

interface SharedModule {
  singleton: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
  shareKey?: string;
}

/** The part of the kit that every page carries. */
export const coreModules = () => [...core.flatMap(modulesIn), '@campus/shared/paths'];

/** The part that waits for its first use. */
export const laterModules = () => parts.flatMap(modulesIn);

export const isPart = (key: string) =>
  parts.some((part) => key.startsWith(`@campus/shared/${part}/`));

/** What the shell lends to every remote, and from which file. */
export function lentByShell(isDevelopment: boolean): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const { key, owner, facade } of libraries) {
    if (key.includes('jsx-dev') && !isDevelopment) continue;
    const version = versionOf(owner);
    shared[key] = { singleton: true, eager: true, version, requiredVersion: `^${version}` };
    if (facade)
      shared[key] = {
        ...shared[key],
        shareKey: key,
        import: path.join(root, 'shared/facade', `${facade}.ts`),
      };
  }
  const version = kitVersion();
  const kit = { singleton: true, version, requiredVersion: `^${version}` } as const;
  for (const key of coreModules()) shared[key] = { ...kit, eager: true };
  for (const key of laterModules()) shared[key] = kit;
  return shared;
}

/** A remote brings none of it: a missing loan is a loud error, never a second copy. */
export function borrowedByRemote(): Record<string, SharedModule> {
  const borrow = (version: string): SharedModule => ({
    singleton: true,
    requiredVersion: `^${version}`,
    import: false,
  });
  const kit = [...core, ...parts].map((folder) => `@campus/shared/${folder}/`);
  return Object.fromEntries([
    ...libraries.map(({ key, owner }) => [key, borrow(versionOf(owner))] as const),
    ...[...kit, '@campus/shared/paths'].map((key) => [key, borrow(kitVersion())] as const),
  ]);
}
