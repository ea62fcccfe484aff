import { isLoopback } from '@campus/shared/build/isLoopback';
import { isPublic } from '@campus/shared/build/isPublic';
import { readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import {
  readLogLevel,
  readProxies,
  readSmtpUrl,
  wholeNumber,
} from '@campus/shared/build/readSettings';
import { readMetricsPlace } from '@campus/shared/server/createMetrics';
import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { S3Place } from './files/createS3Store';
import type { ScannerPlace } from './files/createScanner';
import type { FcmAccount } from './push/createFcmSender';
import { StartError } from './StartError';

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl?: string;
  /** The embedded database survives a power cut, and is slower. */
  isDurable: boolean;
  authSecret?: string;
  /** Where the reference-data service answers. */
  nsiUrl?: string;
  nsiWebhookSecret?: string;
  /** Where partners are pulled from. */
  partnerDirectoryUrl?: string;
  /** Where files are kept instead of the data folder. */
  s3?: S3Place;
  /** What looks for viruses in files. */
  scanner?: ScannerPlace;
  smtpUrl?: string;
  mailFrom: string;
  /** Who sends push messages. */
  fcm?: FcmAccount;
  /** Where people see the product: letters lead there. */
  publicOrigin: string;
  logLevel: string;
  /** Others than this computer are to reach the product. */
  isPublic: boolean;
  /** A database that is empty is filled with demo data; on a public one its accounts are tolerated. */
  hasDemoData: boolean;
  codesPerAddress: number;
  streamsPerPerson: number;
  /** Where Prometheus asks for figures; nobody does when left out. */
  metricsPlace?: { port: number; host: string };
  trustProxy: string;
}

type Environment = Record<string, string | undefined>;

function oneOf(env: Environment, name: string, byDefault: string, known: string[]) {
  const text = env[name] || byDefault;
  if (known.includes(text)) return text;
  throw new StartError(`${name} must be one of ${known.join(', ')}, not "${text}".`);
}

function secretOf(env: Environment, name: string) {
  const secret = env[name];
  if (!secret || secret.length >= 32) return secret || undefined;
  throw new StartError(`${name} must have at least 32 characters.`);
}

function addressOf(env: Environment, name: string) {
  const text = env[name];
  if (!text || /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) {
    return text || undefined;
  }
  throw new StartError(`${name} must be an http or https address, not "${text}".`);
}

/** Secrets and programs do not travel in the open, except inside this computer. */
function isSafe(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function safeAddressOf(env: Environment, name: string) {
  const text = env[name];
  if (!text || isSafe(text)) return text || undefined;
  throw new StartError(`${name} must be an https address, or one of this computer, not "${text}".`);
}

function s3Of(env: Environment): S3Place | undefined {
  const endpoint = safeAddressOf(env, 'FILES_S3_ENDPOINT');
  if (!endpoint) return undefined;
  const needed = (name: string) => {
    if (env[name]) return env[name];
    throw new StartError(`${name} must be set together with FILES_S3_ENDPOINT.`);
  };
  return {
    endpoint,
    bucket: needed('FILES_S3_BUCKET'),
    region: env.FILES_S3_REGION || 'us-east-1',
    key: needed('FILES_S3_KEY'),
    secret: needed('FILES_S3_SECRET'),
  };
}

function scannerOf(env: Environment): ScannerPlace | undefined {
  const text = env.SCANNER_URL;
  if (!text) return undefined;
  const { protocol, hostname, port } = URL.canParse(text) ? new URL(text) : new URL('none:');
  if (protocol === 'clamd:' && hostname)
    return { host: hostname.replace(/[[\]]/g, ''), port: Number(port || 3310) };
  throw new StartError(`SCANNER_URL must be like clamd://127.0.0.1:3310, not "${text}".`);
}

const serviceAccount = z.object({
  project_id: z.string().check(z.minLength(1)),
  client_email: z.string().check(z.minLength(1)),
  private_key: z.pipe(
    z.string(),
    z
      .transform((pem: string) => createPrivateKey(pem))
      .check(z.refine(({ asymmetricKeyType }) => asymmetricKeyType === 'rsa')),
  ),
  token_uri: z._default(z.string().check(z.refine(isSafe)), 'https://oauth2.googleapis.com/token'),
});

function readServiceAccount(given: string) {
  try {
    const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    // What was given is a secret, and is not repeated.
    throw new StartError(
      'FCM_SERVICE_ACCOUNT must be the JSON key of a service account of Firebase, or a file of it.',
    );
  }
}

function fcmOf(env: Environment): FcmAccount | undefined {
  const url = safeAddressOf(env, 'FCM_URL') ?? 'https://fcm.googleapis.com';
  if (!env.FCM_SERVICE_ACCOUNT) return undefined;
  const account = readServiceAccount(env.FCM_SERVICE_ACCOUNT);
  return {
    project: account.project_id,
    email: account.client_email,
    key: account.private_key,
    tokenUrl: account.token_uri,
    url,
  };
}

/** What is read alike elsewhere says in an error of its own what makes no sense. */
function orStartError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/**
 * The settings of the backend, all from the environment; README lists them.
 * @throws StartError on a value that makes no sense.
 */
export const readConfig = (env: Environment, home: string): Config =>
  orStartError(() => ({
    port: wholeNumber(env, 'API_PORT', 3001, [0, 65_535]),
    host: env.API_HOST || '127.0.0.1',
    dataFolder: resolve(env.DATA_DIR || join(home, '../../var')),
    databaseUrl: env.DATABASE_URL || undefined,
    isDurable: oneOf(env, 'DATABASE_FSYNC', 'off', ['on', 'off']) === 'on',
    authSecret: secretOf(env, 'AUTH_SECRET'),
    nsiUrl: addressOf(env, 'NSI_URL'),
    nsiWebhookSecret: secretOf(env, 'NSI_WEBHOOK_SECRET'),
    partnerDirectoryUrl: safeAddressOf(env, 'PARTNER_DIRECTORY_URL'),
    s3: s3Of(env),
    scanner: scannerOf(env),
    smtpUrl: readSmtpUrl(env),
    mailFrom: env.MAIL_FROM || 'Campus <no-reply@example.test>',
    fcm: fcmOf(env),
    publicOrigin: readPublicOrigin(env.PUBLIC_ORIGIN) ?? 'http://localhost:3000',
    logLevel: readLogLevel(env),
    isPublic: isPublic(env),
    hasDemoData: oneOf(env, 'SEED', isPublic(env) ? 'none' : 'demo', ['demo', 'none']) === 'demo',
    // None would shut everybody out.
    codesPerAddress: wholeNumber(env, 'RATE_LIMIT_PER_ADDRESS', 20, [1, 1_000_000]),
    streamsPerPerson: wholeNumber(env, 'STREAMS_PER_PERSON', 4, [1, 1_000]),
    metricsPlace: readMetricsPlace(env, 'API_METRICS_PORT'),
    trustProxy: readProxies(env, 'TRUST_PROXY') ?? 'loopback',
  }));
