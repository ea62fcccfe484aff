import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverName } from '../keys/openKeys';
import type { TrustedKey } from '../keys/TrustedKey';
import { printKeys, printNewKey, printRevoked, printTrusted } from '../printing/printKeys';
import type { Registry, Release } from '../registry/Registry';
import { admitKey } from '../commands/keys/admitKey';
import { asCommand, type Command, type Context, type Request } from '../commands/Command';
import { Failure } from '../commands/Failure';
import { keysList } from '../commands/keys/keysList';
import { keysNew } from '../commands/keys/keysNew';

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

function findKey({ keys }: Registry, word: string): TrustedKey {
  const found = keys.trust.list().filter(({ id, name }) => id.startsWith(word) || name === word);
  const [key] = found;
  if (key && found.length === 1) return key;
  throw new Failure('usage', `${found.length === 0 ? 'No key' : 'More than one key'} is ${word}.`, {
    advice: ['Name it by its id: npm run release -- keys list'],
  });
}

interface Loser extends Release {
  /** The key has only said of it that it passed, and no other one has. */
  isJudgedOnly: boolean;
}

/** Whether nobody else has said of a release that it passed. */
async function isOnlyJudge(registry: Registry, which: Release, id: string): Promise<boolean> {
  const judges = (await registry.findings(which)).filter(({ isEnough }) => isEnough);
  return judges.length > 0 && judges.every(({ key }) => key === id);
}

/** Releases that visitors lose who get them now, because this key has signed for them. */
async function losers(registry: Registry, { id }: TrustedKey): Promise<Loser[]> {
  const { channels } = await registry.current();
  const { newest } = await registry.known();
  const moved = new Map(newest.map(({ remote, key }) => [remote, key]));
  const found: Loser[] = [];
  for (const [name, { stable: release }] of Object.entries(channels)) {
    const publication = await registry.publication(name, release);
    const isOf = publication?.key === id || moved.get(name) === id;
    if (isOf || (await isOnlyJudge(registry, { name, release }, id)))
      found.push({ name, release, isJudgedOnly: !isOf });
  }
  return found;
}

/** Believes a key no more, nor anything that it has ever signed. */
export async function keysRevoke(
  { registry }: Pick<Context, 'registry'>,
  { words, options }: Request,
): Promise<TrustedKey> {
  const key = findKey(registry, words[0] ?? '');
  if (key.revokedAt) throw new Failure('conflict', `The key ${key.id} was revoked already.`);
  const lost = options.yes ? [] : await losers(registry, key);
  if (lost.length > 0)
    throw new Failure(
      'refused',
      `The key ${key.id} has signed what visitors get now, that they get it, or that it passed.`,
      {
        reasons: lost.map(
          ({ name }) => `Visitors would no longer get ${name} as it is: an older release, or none.`,
        ),
        advice: [
          ...lost
            .filter(({ isJudgedOnly }) => isJudgedOnly)
            .map(
              ({ name, release }) =>
                `Let another key (GATE_KEY) judge it first: npm run release -- gate ${name} ${release}`,
            ),
          `If that is what you want: npm run release -- keys revoke ${key.id} --yes`,
        ],
      },
    );
  const revoked = { ...key, revokedAt: new Date().toISOString() };
  registry.keys.trust.change((keys) => keys.map((each) => (each.id === key.id ? revoked : each)));
  // How far the history goes was perhaps signed by it; only whoever is believed can say it anew.
  const own = registry.keys.own();
  const isBelieved = registry.keys.trust
    .list()
    .some(({ id, revokedAt }) => id === own && !revokedAt);
  if (isBelieved) await registry.signHead();
  return revoked;
}

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
