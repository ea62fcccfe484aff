import type { ListedKey } from '../commands/keys/keysList';
import type { NewKey } from '../commands/keys/keysNew';
import type { TrustedKey } from '../keys/TrustedKey';
import { asTable, command, timeText } from './asTable';

const scopeOf = ({ remotes }: TrustedKey) => remotes?.join(', ') ?? 'all remotes';

const stateOf = ({ revokedAt, isOwn }: ListedKey) =>
  revokedAt ? `revoked ${timeText(revokedAt)}` : isOwn ? 'this machine signs with it' : '';

export const printKeys = (keys: readonly ListedKey[]): string =>
  asTable([
    ['KEY', 'NAME', 'MAY RELEASE', 'SINCE', ''],
    ...keys.map((key) => [key.id, key.name, scopeOf(key), timeText(key.addedAt), stateOf(key)]),
  ]);

export const printTrusted = (key: TrustedKey): string =>
  [
    `The key ${key.id} of ${key.name} is trusted for ${scopeOf(key)}.`,
    '',
    `  Trust it no more:  ${command(`keys revoke ${key.id}`)}`,
  ].join('\n');

export const printNewKey = ({ key, file, publicKey }: NewKey): string =>
  [
    `The key ${key.id} of ${key.name} is made, and trusted here for ${scopeOf(key)}.`,
    `  Private part, for ${key.name} alone:  ${file}`,
    `  To sign with it:  RELEASE_KEY=<that file, or its text> ${command('<remote>')}`,
    `  To trust it in another installation:  ${command(`keys trust <file of this text> --name ${key.name}`)}`,
    '',
    publicKey.trim(),
  ].join('\n');

export const printRevoked = (key: TrustedKey): string =>
  `The key ${key.id} of ${key.name} is revoked: nothing that it signed is believed any more.`;
