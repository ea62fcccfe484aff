/** @jest-environment node */
import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that would run a script of theirs on the machine of whoever installs them. None has to:
 * esbuild, @swc/core and @parcel/watcher come with their binaries as packages of their own, and the
 * others print words or write a configuration that is not used. One that has to run is rebuilt by
 * name in install.mjs.
 */
const known = ['@firebase/util', '@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild'];

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

test('no package runs a script while it is installed, and one that wants to is looked at first', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
  const { packages } = readJson<Lock>(path.join(root, 'package-lock.json'));
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.split('node_modules/').at(-1));
  expect([...new Set(wanting)].sort()).toEqual(known);
});
