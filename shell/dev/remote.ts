import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../releases/build';
import { isOutside, linkPackages } from '../releases/linkPackages';

const folder = process.cwd();
const inRoot = (file: string) => path.join(root, file);

/** Shows a tool of this repository at work on the remote; whether it succeeded. */
function run(file: string, ...options: string[]) {
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
  const command = [...flags, '--import', 'tsx', inRoot(file), ...options];
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

/** Inside, the types and the tests of all remotes are configured once. */
const projects = isOutside(folder)
  ? { types: folder, tests: ['--config', path.join(folder, 'jest.config.mjs')] }
  : {
      types: inRoot('tsconfig.remotes.json'),
      tests: ['--config', inRoot('jest.config.mjs'), '--roots', folder],
    };

const commands: Record<string, (options: string[]) => unknown> = {
  // In this process: `npm run dev` ends when the npm that started it is gone.
  dev: () => {
    process.argv.splice(2, Infinity, folder);
    return import('./dev');
  },
  build: () => build(folder),
  test: (options) =>
    run('node_modules/typescript/bin/tsc', '-b', projects.types) &&
    run('node_modules/jest/bin/jest.js', ...projects.tests, ...options),
  release: (options) => run('shell/releases/main.ts', folder, ...options),
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
