import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of tests in what is named: a folder, or such a file itself. */
const filesIn = (name) =>
  statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => path.join(name, file))
    : [name];

/**
 * Runs in the sandbox: in an environment that a file of tests names itself Stryker would not see which
 * test reaches which line.
 */
for (const file of process.argv.slice(2).flatMap(filesIn)) {
  const text = readFileSync(file, 'utf8');
  const own = /(?<=^\/\*\* @jest-environment )node(?= \*\/)/;
  writeFileSync(file, text.replace(own, '@stryker-mutator/jest-runner/jest-env/node'));
}
