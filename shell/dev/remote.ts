import { home, root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../releases/build';
import { isOutside, linkPackages } from '../releases/linkPackages';

const folder = process.cwd();
const installed = (file: string) => path.join(home, 'node_modules', file);
const inRoot = (file: string) => path.join(root, file);

/** Shows a tool at work on the remote; whether it succeeded. */
function run(file: string, ...options: string[]) {
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
  const command = [...flags, '--import', 'tsx', file, ...options];
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

/** Inside, the types, the tests and the rules of all remotes are configured once. */
const projects = isOutside(folder)
  ? {
      types: folder,
      tests: ['--config', path.join(folder, 'jest.config.mjs')],
      rules: path.join(folder, '.oxlintrc.json'),
    }
  : {
      types: inRoot('tsconfig.remotes.json'),
      tests: ['--config', inRoot('jest.config.mjs'), '--roots', folder],
      rules: inRoot('.oxlintrc.json'),
    };

const release = (...words: string[]) => run(inRoot('shell/dev/release.ts'), ...words);

const commands: Record<string, (options: string[]) => unknown> = {
  // In this process: `npm run dev` ends when the npm that started it is gone.
  dev: () => {
    process.argv.splice(2, Infinity, folder);
    return import('./dev');
  },
  start: () => import('./main'),
  build: () => build(folder),
  test: (options) =>
    run(installed('typescript-native/bin/tsc'), '-b', projects.types) &&
    run(installed('jest/bin/jest.js'), ...projects.tests, ...options),
  lint: (options) =>
    run(installed('oxlint/bin/oxlint'), '-c', projects.rules, '--type-aware', '.', ...options),
  gate: (options) => release('gate', folder, ...options),
  preview: (options) => release('preview', folder, ...options),
  release: (options) => release(folder, ...options),
};

/** What the `package.json` of a remote calls, wherever its folder stands. */
async function main([name = '', ...options]: readonly string[]) {
  const command = commands[name];
  if (!command) throw new Error(`Name one of ${Object.keys(commands).join(', ')}.`);
  linkPackages(folder);
  await command(options);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
