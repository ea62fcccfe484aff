#!/usr/bin/env node
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkName } from './checkName';
import { byItself, filesOf, writeFiles } from './filesOf';
import { readNewRemote } from './readNewRemote';

/** What `npm run pack` knows when it makes this package; it lies beside this file there. */
interface Made {
  /** Of the packages of Campus, by name. */
  versions: Record<string, string>;
  /** Names and addresses that the shell and the remotes of Campus have. */
  names: string[];
  addresses: Record<string, string>;
}

const usage =
  'npm create campus-remote <name> [-- --at <folder>] [--packages <folder of .tgz files>] [--title-ru <text>] [--title-en <text>] [--owner <who answers for it>]';

const readJson = <T>(file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as T;

const fileOf = (name: string, version: string) =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Where npm finds the packages: in a registry, or beside the sources, so that a clone has them too. */
const dependenciesOf = (versions: Made['versions'], areFiles: boolean) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      areFiles ? `file:packages/${fileOf(name, version)}` : version,
    ]),
  );

/** Full names of the packages in a folder. @throws when one is not there. */
function packagesIn(folder: string, versions: Made['versions']): string[] {
  const files = Object.entries(versions).map(([name, version]) => fileOf(name, version));
  const missing = files.filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length > 0)
    throw new Error(`${folder} has no ${missing.join(', ')}: npm run pack writes them.`);
  return files.map((file) => path.join(folder, file));
}

function copyInto(folder: string, files: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(file, path.join(folder, path.basename(file)));
}

interface Lock {
  name: string;
  version: string;
  packages: Record<string, object>;
}

/** The versions that Campus itself is tried with: npm drops what is not needed, and adds the rest. */
function lockFor(name: string, dependencies: Record<string, string>) {
  const lock = readJson<Lock>('locked.json');
  const root = { name, version: '1.0.0', dependencies };
  return { ...lock, name, version: '1.0.0', packages: { '': root, ...lock.packages } };
}

/** `npm create campus-remote parking`: a repository that needs nothing but Node and npm. */
function main() {
  const { name, at, packages, ...remote } = readNewRemote(process.argv.slice(2), usage);
  const { versions, names, addresses } = readJson<Made>('made.json');
  const refusal = checkName(name, { names, addresses: new Map(Object.entries(addresses)) });
  if (refusal) throw new Error(refusal);
  const folder = path.resolve(at ?? name);
  const taken = packages ? packagesIn(path.resolve(packages), versions) : [];
  const dependencies = dependenciesOf(versions, taken.length > 0);
  const files = filesOf(
    { name, ...remote },
    { more: byItself, values: { dependencies: JSON.stringify(dependencies, null, 4) } },
  );
  writeFiles(folder, files);
  if (taken.length > 0) copyInto(path.join(folder, 'packages'), taken);
  const lock = lockFor(`@campus/mfe-${name}`, dependencies);
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  console.log(`${folder}\n${files.map(([file]) => `  ${file}`).join('\n')}\n`);
  console.log(
    [
      `Its screen is at /${name}. Next:`,
      `  cd ${path.relative(process.cwd(), folder) || '.'}`,
      '  npm install',
      '  npm run dev        see it inside Campus while you write',
      '  npm test           types and tests',
      '  npm run gate       what the gate would say of a release',
      '  npm run release    give it to the visitors',
    ].join('\n'),
  );
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
