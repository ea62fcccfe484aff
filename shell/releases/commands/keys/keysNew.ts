import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TrustedKey } from '../../keys/TrustedKey';
import { publicPartOf } from '../../keys/readPrivateKey';
import { admitKey, refuseKey } from './admitKey';
import type { Context, Request } from '../Command';
import { Failure } from '../Failure';

export interface NewKey {
  key: TrustedKey;
  /** Where the private part lies; nobody else has it. */
  file: string;
  /** The public part, to be trusted by other installations. */
  publicKey: string;
}

function write(file: string, content: string) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Failure('conflict', `${file} is there already, and a key is never written over.`);
  }
}

/** Makes a key for a team or a pipeline, and trusts it here. */
export async function keysNew(
  { registry, keysFolder }: Pick<Context, 'registry' | 'keysFolder'>,
  { words, options }: Request,
): Promise<NewKey> {
  const [name = ''] = words;
  if (!/^[\w-]+$/.test(name))
    throw new Failure('usage', `${name} cannot be the name of a file: letters, digits, - and _.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicPart = publicPartOf(privateKey);
  const about = {
    name,
    remotes: options.remotes,
    ...(options.gate && { rights: ['gate'] as const }),
  };
  refuseKey(registry, publicPart, about);
  const file = path.join(keysFolder, `${name}.pem`);
  write(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return { key: admitKey(registry, publicPart, about), file, publicKey: pem };
}
