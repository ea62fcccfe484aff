import { join, resolve } from 'node:path';
import { StartError } from './StartError';

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl?: string;
  authSecret?: string;
  smtpUrl?: string;
  mailFrom: string;
  logLevel: string;
  hasDemoData: boolean;
  codesPerAddress: number;
  trustProxy: string;
}

type Environment = Record<string, string | undefined>;

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function wholeNumber(env: Environment, name: string, byDefault: number, max: number) {
  const text = env[name] || String(byDefault);
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

function oneOf(env: Environment, name: string, byDefault: string, known: string[]) {
  const text = env[name] || byDefault;
  if (known.includes(text)) return text;
  throw new StartError(`${name} must be one of ${known.join(', ')}, not "${text}".`);
}

function authSecretOf({ AUTH_SECRET: secret }: Environment) {
  if (!secret || secret.length >= 32) return secret || undefined;
  throw new StartError('AUTH_SECRET must have at least 32 characters.');
}

/**
 * The settings of the backend, all from the environment; README lists them.
 * @throws StartError on a value that makes no sense.
 */
export function readConfig(env: Environment, home: string): Config {
  return {
    port: wholeNumber(env, 'API_PORT', 3001, 65_535),
    host: env.API_HOST || '127.0.0.1',
    dataFolder: resolve(env.DATA_DIR || join(home, '../../var')),
    databaseUrl: env.DATABASE_URL || undefined,
    authSecret: authSecretOf(env),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Campus <no-reply@example.test>',
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', levels),
    hasDemoData: env.SEED !== 'none',
    codesPerAddress: wholeNumber(env, 'RATE_LIMIT_PER_ADDRESS', 20, 1_000_000),
    trustProxy: env.TRUST_PROXY || 'loopback',
  };
}
