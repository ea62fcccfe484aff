import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const systems = 'aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32';
const named = new RegExp(`[-/](${systems})-([a-z0-9]+)(?:-(\\w+))?$`);
const libraries: Record<string, string[]> = { gnu: ['glibc'], musl: ['musl'] };

interface Platform {
  cpu?: string[];
  libc?: string[];
  os?: string[];
}

interface LockedPackage extends Platform {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** What of package-lock.json is needed here: packages by their folder. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** The platform that a package of binaries is for, read from its name: `@swc/core-linux-arm64-musl`. */
export function lockedPlatform(name: string): Platform {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, abi = ''] = named.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`${name}: its name does not say which platform it is for.`);
  const libc = os === 'linux' ? libraries[abi] : undefined;
  return { cpu: [cpu], ...(libc && { libc }), os: [os] };
}

/** Where Node looks for a package from the folder of another one. */
function placesOf(folder: string, name: string) {
  const parts = folder.split('/node_modules/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...above.map((from) => `${from}/node_modules/${name}`)];
}

/**
 * The binaries of other platforms that a lock lacks, as entries of its `packages`. npm leaves out
 * what its registry did not carry on the day; `npm ci` then refuses the lock on every platform.
 */
export function missingPlatforms({ packages }: Lock): Lock['packages'] {
  const missing: Lock['packages'] = {};
  for (const [folder, { dev, optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesOf(folder, name).some((place) => packages[place])) continue;
      const entry = { version, ...lockedPlatform(name), ...(dev && { dev }), optional: true };
      missing[`node_modules/${name}`] = entry;
    }
  return missing;
}

function writeLock() {
  const file = path.join(root, 'package-lock.json');
  const lock = readJson<Lock>(file);
  const missing = missingPlatforms(lock);
  const packages = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${Object.keys(missing).length} binaries added.`);
}

// `npm run lock` starts this file; tests only import it.
if (process.argv[1] === path.join(root, 'shell/dev/lockPlatforms.ts')) writeLock();
