import { parseArgs } from 'node:util';
import type { Command, Options, Request } from '../commands/Command';
import { commandTable } from './commandTable';
import { Failure } from '../commands/Failure';
import { nearest } from '../commands/nearest';
import { optionTable } from '../commands/optionTable';
import { isPath, knownFolders, nameAt } from '../commands/targetOf';

interface Found {
  command: Command;
  words: string[];
}

const named = (name: string) => commandTable.find((command) => command.name === name);
const firstWords = [...new Set(commandTable.map(({ name }) => name.split(' ')[0] ?? ''))];

function unknown(what: string, meant: string | undefined): Failure {
  const help = 'All commands: npm run release -- help';
  return new Failure('usage', `There is no command ${what}.`, {
    advice: meant ? [`Did you mean ${meant}?`, help] : [help],
  });
}

/** `keys` alone lists them. */
function ofKeys([word, ...rest]: string[]): Found {
  const command = named(`keys ${word ?? 'list'}`);
  if (command) return { command, words: rest };
  const known = commandTable.map(({ name }) => name).filter((name) => name.startsWith('keys '));
  throw unknown(`keys ${word}`, nearest(`keys ${word}`, known));
}

function byName(name: string, rest: string[]): Found | undefined {
  if (name === 'keys') return ofKeys(rest);
  const command = named(name);
  return command && { command, words: rest };
}

/**
 * `npm run release -- rollback` in the folder of a remote comes here as `. rollback`. What commands
 * advise names the remote as well, so its name may follow.
 */
function afterRemote([remote = '', name = '', ...rest]: string[]): Found | undefined {
  const found = byName(name, rest) ?? (name === nameAt(remote) ? byName('release', []) : undefined);
  const takesRemote = found && /^[<[]remote/.test(found.command.words);
  if (!takesRemote) return found;
  const [first, ...others] = found.words;
  const isNamed = first !== undefined && first === nameAt(remote);
  return { ...found, words: [remote, ...(isNamed ? others : found.words)] };
}

/** The command that somebody means; the name of a remote alone releases it. */
function findCommand(words: string[]): Found {
  const [first, ...rest] = words;
  if (first === undefined)
    throw new Failure('usage', 'Name a remote to release, or a command.', {
      advice: [
        `Remotes: ${Object.keys(knownFolders()).join(', ')}.`,
        'All commands: npm run release -- help',
      ],
    });
  const found = byName(first, rest) ?? afterRemote(words);
  if (found) return found;
  const meant = isPath(first) || knownFolders()[first] ? undefined : nearest(first, firstWords);
  if (meant) throw unknown(first, meant);
  const release = byName('release', words);
  if (release) return release;
  throw unknown(first, undefined);
}

export interface ParsedCommand extends Request {
  command: Command;
}

const usageOf = ({ name, words }: Command) => `npm run release -- ${`${name} ${words}`.trim()}`;
const keysOf = ({ options }: Command): (keyof Options)[] => [...options, 'json'];

const accepted = Object.fromEntries(
  Object.values(optionTable).map(({ flag, value }) => [
    flag,
    { type: value ? ('string' as const) : ('boolean' as const) },
  ]),
);

function keyOf(flag: string, command: Command): keyof Options {
  const keys = keysOf(command);
  const key = keys.find((each) => optionTable[each].flag === flag);
  if (key) return key;
  const known = keys.map((each) => optionTable[each].flag);
  const meant = nearest(flag, known);
  throw new Failure('usage', `${command.name} does not know --${flag}.`, {
    advice: [
      meant
        ? `Did you mean --${meant}?`
        : `It knows ${known.map((each) => `--${each}`).join(', ')}.`,
    ],
  });
}

interface Token {
  name: string;
  value?: string;
  inlineValue?: boolean;
}

function readOption({ name, value, inlineValue }: Token, command: Command): Partial<Options> {
  const option = optionTable[keyOf(name, command)];
  if (!option.value) {
    if (value === undefined) return option.read('');
    throw new Failure('usage', `--${name} takes no value.`);
  }
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('--')))
    throw new Failure('usage', `--${name} needs a value: --${name} ${option.value}`);
  return option.read(value);
}

/** npm takes options before `--` for its own, silently: `--percent 5` would reach everybody. */
function refuseSwallowed(command: Command, given: string[], env: NodeJS.ProcessEnv) {
  if (env.npm_lifecycle_event !== 'release') return;
  // Without --yes a command only asks once more; machines set it in npm for good, for what npx asks.
  const flags = keysOf(command)
    .filter((key) => key !== 'yes')
    .map((key) => optionTable[key].flag);
  const lost = flags.find(
    (flag) => env[`npm_config_${flag.replace('-', '_')}`] && !given.includes(flag),
  );
  if (!lost) return;
  throw new Failure('usage', `npm has kept --${lost} for itself.`, {
    advice: [`Put -- before everything that is not for npm: ${usageOf(command)} --${lost} …`],
  });
}

function refuseWords(command: Command, words: string[]) {
  const least = command.words.match(/<[^>]+>/g)?.length ?? 0;
  const most = least + (command.words.match(/\[[^\]]+\]/g)?.length ?? 0);
  if (words.length >= least && words.length <= most) return;
  const problem =
    words.length < least
      ? `${command.name} needs ${command.words}.`
      : `${command.name} takes ${command.words || 'nothing more'}; ${words[most]} is one word too many.`;
  throw new Failure('usage', problem, { advice: [usageOf(command)] });
}

/** What somebody typed; `args` are what stands behind `npm run release --`. */
export function readRequest(args: string[], env: NodeJS.ProcessEnv = process.env): ParsedCommand {
  const { positionals, tokens } = parseArgs({
    args,
    options: accepted,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const { command, words } = findCommand(positionals);
  const given = tokens.filter((token) => token.kind === 'option');
  const options = given.map((token) => readOption(token, command));
  refuseSwallowed(
    command,
    given.map(({ name }) => name),
    env,
  );
  refuseWords(command, words);
  const none = { json: false, dryRun: false, incomplete: false, yes: false };
  return { command, words, options: Object.assign(none, ...options) as Options };
}
