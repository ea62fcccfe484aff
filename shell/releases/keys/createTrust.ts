import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { Right, TrustedKey } from './TrustedKey';
import { writeOnce } from './createSecret';
import { withFileLock } from './withFileLock';
import { createHash } from 'node:crypto';

/** Names a public key (SPKI in DER, base64). */
export const keyId = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

export interface Trust {
  list: () => readonly TrustedKey[];
  /** A key that is trusted now, and for this remote. */
  find: (id: string, remote: string) => TrustedKey | undefined;
  /** Who revokes a key takes with it everything that it has signed. */
  change: (edit: (keys: readonly TrustedKey[]) => TrustedKey[]) => void;
}

/** A key that may sign for all remotes unless told otherwise. */
export const trustedKey = (
  publicKey: string,
  { name, remotes = null, rights }: Pick<TrustedKey, 'name' | 'rights'> & Partial<TrustedKey>,
): TrustedKey => ({
  id: keyId(publicKey),
  name,
  publicKey,
  remotes,
  ...(rights && { rights }),
  addedAt: new Date().toISOString(),
  revokedAt: null,
});

/** What a key may do, by default too. */
export const rightsOf = ({ rights, remotes }: TrustedKey): readonly Right[] =>
  rights ?? (remotes ? ['release'] : ['release', 'gate']);

const asText = (keys: readonly TrustedKey[]) => `${JSON.stringify(keys, null, 2)}\n`;

/** The keys in `trusted.json`; a running server notices when the file changes. */
export function createTrust(file: string, first: () => TrustedKey): Trust {
  let known: readonly TrustedKey[] = [];
  let version = '';

  function list() {
    writeOnce(file, () => asText([first()]));
    const { mtimeMs, size } = statSync(file);
    if (version === `${mtimeMs}/${size}`) return known;
    known = JSON.parse(readFileSync(file, 'utf8')) as TrustedKey[];
    version = `${mtimeMs}/${size}`;
    return known;
  }

  return {
    list,
    find: (id, remote) =>
      list().find(
        (key) =>
          key.id === id && !key.revokedAt && (key.remotes === null || key.remotes.includes(remote)),
      ),
    change(edit) {
      // Makes the file, and with it the folder that the lock lies in.
      list();
      withFileLock(file, () => {
        // Two changes within a millisecond may look alike.
        version = '';
        const next = asText(edit(list()));
        writeFileSync(`${file}.${process.pid}.half`, next, { mode: 0o600 });
        renameSync(`${file}.${process.pid}.half`, file);
      });
    },
  };
}
