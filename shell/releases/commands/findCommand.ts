import type { Command } from './Command';
import { commandTable } from './commandTable';
import { Failure } from './Failure';
import { nearest } from './nearest';
import { isPath, knownFolders } from './targetOf';

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

/** `npm run release -- rollback` in the folder of a remote comes here as `. rollback`. */
function afterRemote([remote = '', name = '', ...rest]: string[]): Found | undefined {
  const found = byName(name, rest);
  if (!found) return undefined;
  const takesRemote = /^[<[]remote/.test(found.command.words);
  return takesRemote ? { ...found, words: [remote, ...found.words] } : found;
}

/** The command that somebody means; the name of a remote alone releases it. */
export function findCommand(words: string[]): Found {
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
