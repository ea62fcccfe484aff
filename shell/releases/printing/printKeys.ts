import type { ListedKey } from '../commands/keys/keysList';
import type { NewKey } from '../commands/keys/keysNew';
import { rightsOf } from '../keys/createTrust';
import type { Right, TrustedKey } from '../keys/TrustedKey';
import { asTable, command, timeText } from './asTable';

const verbs: Record<Right, string> = { release: 'release', gate: 'judge', server: 'move' };

/** `release media`, `release and judge all remotes`. */
function powersOf(key: TrustedKey) {
  const what = rightsOf(key).map((right) => verbs[right]);
  return `${what.join(' and ')} ${key.remotes?.join(', ') ?? 'all remotes'}`;
}

/** Where a command finds the key that it signs with. */
const variableOf = (key: TrustedKey) =>
  rightsOf(key).includes('release') ? 'RELEASE_KEY' : 'GATE_KEY';

/** What is left out there is allowed there: a key of some remotes would be one of all. */
const limitsOf = (key: TrustedKey) =>
  [
    ...(key.remotes ? [` --remotes ${key.remotes.join(',')}`] : []),
    ...(rightsOf(key).includes('release') ? [] : [' --gate']),
  ].join('');

const stateOf = ({ revokedAt, isOwn }: ListedKey) =>
  revokedAt ? `revoked ${timeText(revokedAt)}` : isOwn ? 'this machine signs with it' : '';

export const printKeys = (keys: readonly ListedKey[]): string =>
  asTable([
    ['KEY', 'NAME', 'MAY', 'SINCE', ''],
    ...keys.map((key) => [key.id, key.name, powersOf(key), timeText(key.addedAt), stateOf(key)]),
  ]);

export const printTrusted = (key: TrustedKey): string =>
  [
    `The key ${key.id} of ${key.name} is trusted: it may ${powersOf(key)}.`,
    '',
    `  Trust it no more:  ${command(`keys revoke ${key.id}`)}`,
  ].join('\n');

export const printNewKey = ({ key, file, publicKey }: NewKey): string =>
  [
    `The key ${key.id} of ${key.name} is made, and trusted here: it may ${powersOf(key)}.`,
    `  Private part, for ${key.name} alone:  ${file}`,
    `  To sign with it:  ${variableOf(key)}=<that file, or its text> ${command('<remote>')}`,
    `  To trust it in another installation:  ${command(`keys trust <file of this text> --name ${key.name}${limitsOf(key)}`)}`,
    '',
    publicKey.trim(),
  ].join('\n');

export const printRevoked = (key: TrustedKey): string =>
  `The key ${key.id} of ${key.name} is revoked: nothing that it signed is believed any more.`;
