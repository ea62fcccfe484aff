import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const options = {
  at: { type: 'string' },
  'title-ru': { type: 'string' },
  'title-en': { type: 'string' },
  owner: { type: 'string' },
} as const;

export const usage =
  'npm run new-remote -- <name> [--at <folder>] [--title-ru <text>] [--title-en <text>] [--owner <who answers for it>]';

/** Who works here is the best guess at who will answer. */
function whoWorksHere() {
  try {
    return execFileSync('git', ['config', 'user.email'], { cwd: root }).toString().trim();
  } catch {
    return userInfo().username;
  }
}

const asWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What somebody asked for on the command line; `from` is the folder in which they stand. */
export function readRequest(args: string[], from: string) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Name one remote: ${usage}`);
  const words = values['title-en'] ?? asWords(name);
  return {
    name,
    folder: values.at ? path.resolve(from, values.at) : path.join(root, `mfe-${name}`),
    title: { ru: values['title-ru'] ?? words, en: words },
    owner: values.owner ?? whoWorksHere(),
  };
}
