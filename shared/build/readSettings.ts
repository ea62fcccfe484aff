import { isIP } from 'node:net';

type Environment = Record<string, string | undefined>;

type Range = [min: number, max: number];

/** @throws for anything else, by the name of the setting. */
export function wholeNumber(
  env: Environment,
  name: string,
  byDefault: number,
  [min, max]: Range,
): number {
  const text = env[name] || String(byDefault);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Where the product listens; 0 lets the system choose. @throws for what is no port. */
export const readPort = (env: Environment = process.env): number =>
  wholeNumber(env, 'PORT', 3000, [0, 65_535]);

/** Milliseconds: a timer takes what is no number for none, and a process would be killed at once. */
export const readStopDelay = (env: Environment = process.env): number =>
  wholeNumber(env, 'STOP_DELAY', 0, [0, 600_000]);

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** @throws for a level that pino does not know. */
export function readLogLevel({ LOG_LEVEL }: Environment): string {
  const level = LOG_LEVEL || 'info';
  if (levels.includes(level)) return level;
  throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${level}".`);
}

/** `localhost:3200` is an address as well, of a protocol called localhost. */
export const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The server that sends mail. @throws for another address, which is not repeated: it has a password. */
export function readSmtpUrl({ SMTP_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return text;
  throw new Error(
    'SMTP_URL must be like smtp://user:password@mail.example:587, and what is special in the password be percent-encoded: %23 for #, %2F for /.',
  );
}

const knownNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(family: number, range: string | undefined): boolean {
  if (range === undefined) return true;
  const bits = /^\d{1,3}$/.test(range) ? Number(range) : 0;
  return (bits > 0 && bits <= (family === 4 ? 32 : 128)) || (family === 4 && isIP(range) === 4);
}

function isNetwork(text: string): boolean {
  const [address = '', range, ...more] = text.split('/');
  const family = isIP(address);
  return (
    knownNetworks.includes(text) || (more.length === 0 && family > 0 && isRange(family, range))
  );
}

/** Whose `X-Forwarded-…` are believed, as Fastify takes it. @throws for what is no list of networks. */
export function readProxies(
  env: Environment,
  name: 'TRUSTED_PROXIES' | 'TRUST_PROXY',
): string | undefined {
  const text = env[name];
  if (!text || text.split(',').every((each) => isNetwork(each.trim()))) return text || undefined;
  throw new Error(
    `${name} must be addresses, networks such as 10.0.0.0/8, or ${knownNetworks.join(', ')}, separated by commas, not "${text}".`,
  );
}
