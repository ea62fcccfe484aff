import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TrustedKey } from '../keys/TrustedKey';
import { serverName } from '../keys/openKeys';
import { admitKey } from './admitKey';
import type { Context } from './Context';
import { Failure } from './Failure';
import type { Request } from './Request';

/** A file as people name it: from where they are, not from where npm started us. */
function textOf(given: string) {
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  return existsSync(file) ? readFileSync(file, 'utf8') : given;
}

const pemOf = (text: string) =>
  text.includes('-----')
    ? text
    : `-----BEGIN PUBLIC KEY-----\n${text.trim()}\n-----END PUBLIC KEY-----\n`;

/** SPKI in DER, base64, of a PEM or of its middle. */
function publicKeyIn(text: string): string {
  if (text.includes('PRIVATE KEY'))
    throw new Failure('usage', 'That is a private key: it stays with its owner.', {
      advice: ['Ask for the public part: openssl pkey -in <file> -pubout'],
    });
  try {
    const key = createPublicKey(pemOf(text));
    if (key.asymmetricKeyType === 'ed25519')
      return key.export({ type: 'spki', format: 'der' }).toString('base64');
  } catch {
    // Told below.
  }
  throw new Failure('usage', 'That is neither an Ed25519 public key nor a file of one.', {
    advice: ['A key is made by: npm run release -- keys new <name>'],
  });
}

/** Believes a key that somebody else has made. */
export async function keysTrust(
  { registry }: Pick<Context, 'registry'>,
  { words, options }: Request,
): Promise<TrustedKey> {
  const { remotes, server, gate } = options;
  const name = options.name ?? (server ? serverName : undefined);
  if (!name)
    throw new Failure('usage', 'Say whose key it is: --name "Media team".', {
      advice: ['And of which remotes, if not of all: --remotes media,support'],
    });
  return admitKey(registry, publicKeyIn(textOf(words.join(' '))), {
    name,
    remotes,
    ...(gate && { rights: ['gate'] as const }),
    ...(server && { rights: ['server'] as const }),
  });
}
