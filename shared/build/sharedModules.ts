import { readdirSync } from 'node:fs';
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

/** Folders of `@campus/shared` that the shell lends; `contract` is data, each remote has its own. */
const lent = ['api', 'stores', 'format', 'remote', 'ui', 'form'];

/** Most screens have neither a form nor a dialog: these come with the first one that has. */
const isLentLater = (key: string) =>
  key.startsWith('@campus/shared/form/') || key === '@campus/shared/ui/Dialog';

const modulesIn = (folder: string) =>
  readdirSync(path.join(root, 'shared', folder), { withFileTypes: true })
    .filter(({ name }) => !/\.(test|d)\.tsx?$|\.css$/.test(name))
    .map(({ name }) => `@campus/shared/${folder}/${name.replace(/\.tsx?$/, '')}`);

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

const kitModules = () => [...lent.flatMap(modulesIn), '@campus/shared/paths'];

/** The part of the kit that every page carries. */
export const coreModules = () => kitModules().filter((key) => !isLentLater(key));

/** The part that waits for its first use. */
export const laterModules = () => kitModules().filter(isLentLater);

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
  const kit = lent.map((folder) => `@campus/shared/${folder}/`);
  return Object.fromEntries([
    ...libraries.map(({ key, owner }) => [key, borrow(versionOf(owner))] as const),
    ...[...kit, '@campus/shared/paths'].map((key) => [key, borrow(kitVersion())] as const),
  ]);
}
