import { printKeys, printNewKey, printRevoked, printTrusted } from '../printing/printKeys';
import { asCommand, type Command } from './Command';
import { keysList } from './keysList';
import { keysNew } from './keysNew';
import { keysRevoke } from './keysRevoke';
import { keysTrust } from './keysTrust';

/** Who is believed. */
export const keyCommands: Command[] = [
  asCommand(
    { name: 'keys list', words: '', does: 'who may release what', options: [] },
    keysList,
    printKeys,
  ),
  asCommand(
    {
      name: 'keys new',
      words: '<name>',
      does: 'makes a key for a team or a pipeline, of all remotes or of some',
      options: ['remotes', 'gate'],
    },
    keysNew,
    printNewKey,
  ),
  asCommand(
    {
      name: 'keys trust',
      words: '<public key>',
      does: 'believes a key that was made elsewhere; takes its text or a file',
      options: ['name', 'remotes', 'gate', 'server'],
    },
    keysTrust,
    printTrusted,
  ),
  asCommand(
    {
      name: 'keys revoke',
      words: '<key>',
      does: 'believes nothing any more that the key has signed',
      options: ['yes'],
    },
    keysRevoke,
    printRevoked,
  ),
];
