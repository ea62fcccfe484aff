import { root } from '@campus/shared/build/root';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isOutside } from './linkPackages';

/**
 * In the repository of a team packages lie elsewhere than in this one. Where the product runs there is
 * no compiler, and nothing else that moves a release may need one.
 */
function findCompiler() {
  const packageFile = createRequire(import.meta.url).resolve('typescript-native/package.json');
  return path.join(path.dirname(packageFile), 'bin/tsc');
}

/** Inside, the types of all remotes are one project; a folder outside has its own, or none. */
const projectOf = (folder: string) =>
  isOutside(folder) ? path.join(folder, 'tsconfig.json') : path.join(root, 'tsconfig.remotes.json');

/** What the compiler says of files in this folder, a line each; nothing for the shell. */
export async function typeErrors(folder: string): Promise<string[]> {
  const project = projectOf(folder);
  if (path.resolve(folder) === path.join(root, 'shell') || !existsSync(project)) return [];
  const said = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [findCompiler(), '-b', project, '--pretty', 'false'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      process.removeListener('exit', end);
      // It says what is wrong with the types; when it says nothing, it has not looked.
      if (code !== 0 && !text) reject(new Error('The types could not be checked: see above.'));
      else resolve(text);
    });
  });
  // What others have broken is theirs to mend: it begins outside of the folder. What has no place is
  // of the project, of which no file was looked at.
  const isOwn = (line: string) => /^(?:(?!\.\.)\S.*\(\d+,\d+\): )?error /.test(line);
  return said.split(/\r?\n/).filter(isOwn);
}
