import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
// That of the sandbox: by its name it would be the one beside `node_modules`.
const { jestPreset } = await import(path.join(root, 'shared/presets/jest.mjs'));
const preset = jestPreset(root);
const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));

/** `node_modules` is a link out of the sandbox, through which tests would get a kit without faults. */
const kit = Object.entries(exports).map(([name, file]) => [
  `^@campus/shared${name.slice(1).replaceAll('.', '\\.').replace('*', '(.+)')}$`,
  `<rootDir>/shared${file.slice(1).replaceAll('*', '$1')}`,
]);

/** @type {import('jest').Config} */
export default {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, ...Object.fromEntries(kit) },
};
