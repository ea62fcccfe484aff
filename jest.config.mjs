import { readdirSync } from 'node:fs';
import { jestPreset } from './shared/presets/jest.mjs';

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

/** @type {import('jest').Config} */
export default {
  ...jestPreset(import.meta.dirname),
  roots: ['shared', 'shell', ...remotes, 'e2e'].map((folder) => `<rootDir>/${folder}`),
};
