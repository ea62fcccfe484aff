/** @jest-environment node */
import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { missingPlatforms, lockedPlatform, type Lock } from './lockPlatforms';

const lock = readJson<Lock>(path.join(root, 'package-lock.json'));

test('the lock has the binaries of every platform, so that `npm ci` works on each', () => {
  expect(Object.keys(missingPlatforms(lock))).toStrictEqual([]);
});

test('a binary that the lock lacks gets its version and its platform', () => {
  const optionalDependencies = { '@a/b-linux-x64-gnu': '1.2.3', '@a/b-darwin-arm64': '1.2.3' };
  const packages: Lock['packages'] = {
    'node_modules/@a/b': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/@a/b-linux-x64-gnu': { version: '1.2.3' },
  };
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/@a/b-darwin-arm64': {
      version: '1.2.3',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
  });
});

test('a binary is found beside the package that asks for it, and above it', () => {
  const packages: Lock['packages'] = {
    'node_modules/a/node_modules/b': {
      optionalDependencies: { 'b-linux-x64': '1', 'c-linux-x64': '1' },
    },
    'node_modules/a/node_modules/b-linux-x64': {},
    'node_modules/c-linux-x64': {},
  };
  expect(missingPlatforms({ packages })).toEqual({});
});

test.each([
  ['@swc/core-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
  ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@esbuild/win32-ia32', { cpu: ['ia32'], os: ['win32'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s says by its name what it is for', (name, platform) => {
  expect(lockedPlatform(name)).toEqual(platform);
});

test('a name that says no platform is an error', () => {
  expect(() => lockedPlatform('fsevents')).toThrow('fsevents: its name does not say');
});
