import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { NewRemote } from './filesOf';

const options = {
  at: { type: 'string' },
  packages: { type: 'string' },
  'title-ru': { type: 'string' },
  'title-en': { type: 'string' },
  owner: { type: 'string' },
} as const;

/** Who works here is the best guess at who will answer. */
function whoWorksHere() {
  try {
    return execFileSync('git', ['config', 'user.email'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return userInfo().username;
  }
}

const asWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

interface Asked extends NewRemote {
  /** The folder that was named, and that of packages. */
  at?: string;
  packages?: string;
}

/** npm takes options before `--` for its own, silently: a remote would go by its English name. */
function refuseSwallowed(given: object, env: NodeJS.ProcessEnv, usage: string) {
  const lost = Object.keys(options).find(
    (flag) => env[`npm_config_${flag.replace('-', '_')}`] && !(flag in given),
  );
  if (lost) throw new Error(`npm has kept --${lost} for itself: ${usage}`);
}

/**
 * What somebody asked for on the command line.
 * @throws with the usage when it names no remote, or when npm has kept an option.
 */
export function readNewRemote(args: string[], usage: string, env = process.env): Asked {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  refuseSwallowed(values, env, usage);
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Name one remote: ${usage}`);
  const words = values['title-en'] ?? asWords(name);
  return {
    name,
    at: values.at,
    packages: values.packages,
    title: { ru: values['title-ru'] ?? words, en: words },
    owner: values.owner ?? whoWorksHere(),
  };
}
