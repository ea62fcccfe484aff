import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { say } from '../dev/banner';
import { takenAddresses } from '../newRemote/takenAddresses';
import { build } from '../releases/build';
import { buildAnew, isBuilt } from '../releases/lastBuild';
import { remoteFolders } from '../releases/remoteFolders';
import { madePackages, type MadePackage } from './madePackages';

interface Locked {
  version?: string;
  dev?: boolean;
  link?: boolean;
}

const lock = readJson<{ packages: Record<string, Locked> }>(path.join(root, 'package-lock.json'));

/** Its version in the lock file. @throws when it is not there. */
function versionOf(name: string): string {
  const entry = lock.packages[`node_modules/${name}`];
  const version = entry?.version ?? lock.packages[name.replace('@campus/', '')]?.version;
  if (!version) throw new Error(`${name} is not in package-lock.json.`);
  return version;
}

/** The types of a package that has none of its own, where Campus has them. */
const withTypes = (name: string) => {
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  return lock.packages[`node_modules/${types}`] ? [name, types] : [name];
};

/** As exact versions: what a team installs is what Campus is tried with. */
function dependenciesOf({ name, packages }: MadePackage): Record<string, string> {
  const needed = name === '@campus/shared' ? packages.flatMap(withTypes) : packages;
  const others = [...new Set(needed)].filter((each) => each !== name);
  return Object.fromEntries(others.sort().map((each) => [each, versionOf(each)]));
}

interface Stated {
  version: string;
  exports?: object;
}

function packageJson(made: MadePackage) {
  const own = path.join(made.folder, 'package.json');
  const isNew = made.name === 'create-campus-remote';
  const { version, exports } = readJson<Stated>(
    isNew ? path.join(root, 'shell/package.json') : own,
  );
  const { name, bin } = made;
  const dependencies = dependenciesOf(made);
  return {
    name,
    version,
    type: 'module',
    ...{ engines: { node: '>=20.19' } },
    bin,
    exports,
    dependencies,
  };
}

/** A module as Node runs it. */
function compiled(file: string): string {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { ...options, verbatimModuleSyntax: true },
  });
  return outputText.replace(/from '(\.\/\w+)'/g, `from '$1.mjs'`);
}

/** Lays a package out in a folder as it will be installed. */
function lay(made: MadePackage, into: string) {
  for (const file of made.files) {
    const way = path.relative(made.folder, file);
    if (way.startsWith('..'))
      throw new Error(`${made.name} would need ${file}, which is not below ${made.folder}.`);
    if (made.isCompiled && file.endsWith('.ts'))
      writeFileSync(path.join(into, way.replace(/ts$/, 'mjs')), compiled(file));
    else cpSync(file, path.join(into, way));
  }
  const text = JSON.stringify(packageJson(made), null, 2);
  writeFileSync(path.join(into, 'package.json'), text);
}

const sources = (): [string, string][] =>
  Object.entries({ shell: path.join(root, 'shell'), ...remoteFolders() });

/** What a team sees beside its own remote: the shell and the remotes as they would be released now. */
async function buildAll() {
  for (const [name, folder] of sources()) {
    if (isBuilt(folder)) continue;
    await buildAnew(folder, build);
    say(`built ${name}`);
  }
  // Fast refresh needs the development build of React, and that is the shell's to lend.
  process.env.CAMPUS_DEV = '1';
  await build(path.join(root, 'shell'));
  delete process.env.CAMPUS_DEV;
  say('built shell for development');
}

const isNoMap = (file: string) => !file.endsWith('.map');

function layEmulator(into: string) {
  for (const [name, folder] of sources())
    cpSync(path.join(folder, 'dist'), path.join(into, 'emulator', name, 'dist'), {
      recursive: true,
    });
  const development = path.join(root, '.cache/development/shell');
  cpSync(development, path.join(into, 'development'), { recursive: true, filter: isNoMap });
}

/** What `create-campus-remote` must know of Campus: versions, and names and addresses that are taken. */
function layFacts(into: string, packages: readonly MadePackage[]) {
  const versions = Object.fromEntries(
    packages.map((made) => [made.name, packageJson(made).version]),
  );
  const remotes = Object.entries(remoteFolders()).map(([name, folder]) => {
    const { declaration } = readJson<RemoteManifest>(path.join(folder, 'dist/mfe.json'));
    return { name, routes: declaration.routes };
  });
  const addresses = Object.fromEntries(takenAddresses(remotes));
  const names = ['shell', ...remotes.map(({ name }) => name)];
  writeFileSync(path.join(into, 'made.json'), JSON.stringify({ versions, names, addresses }));
  const kept = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  );
  const locked = { lockfileVersion: 3, requires: true, packages: Object.fromEntries(kept) };
  writeFileSync(path.join(into, 'locked.json'), JSON.stringify(locked));
}

const npm = process.env.npm_execpath;

function archive(folder: string, into: string) {
  const words = ['pack', folder, '--pack-destination', into, '--ignore-scripts', '--silent'];
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  execFileSync(command ?? 'npm', [...before, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
}

/** `npm run pack -- [folder]`: Campus as packages for teams with repositories of their own. */
async function main(given = '.cache/packages') {
  if (given.startsWith('-')) throw new Error('Usage: npm run pack -- [folder]');
  const into = path.resolve(process.env.INIT_CWD ?? root, given);
  const stage = path.join(root, '.cache/packing');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await buildAll();
  const all = madePackages();
  const installed = all.filter(({ name }) => name.startsWith('@campus/'));
  for (const made of all) {
    const folder = path.join(stage, made.name);
    mkdirSync(folder, { recursive: true });
    lay(made, folder);
    if (made.name === '@campus/shell') layEmulator(folder);
    if (made.name === 'create-campus-remote') layFacts(folder, installed);
    archive(folder, into);
    say(`packed ${made.name}`);
  }
  console.log(into);
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
