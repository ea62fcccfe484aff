import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Logger } from 'pino';
import { PushBusy, type Push, type PushSender } from './PushSender';

/** A service account of a Firebase project. */
export interface FcmAccount {
  project: string;
  email: string;
  key: KeyObject;
  /** Where a claim signed with the key is exchanged for an access token. */
  tokenUrl: string;
  /** Where messages are sent. */
  url: string;
}

interface Options {
  logger?: Logger;
  now?: () => number;
}

/** Milliseconds. */
const patience = 10_000;

/** Seconds, from a number of them or a moment. */
function secondsOf(retryAfter: string | null, now: number) {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  const wanted = Number.isNaN(seconds) ? (Date.parse(retryAfter) - now) / 1_000 : seconds;
  return wanted > 0 ? Math.ceil(wanted) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Asked = Pick<RequestInit, 'headers' | 'body'>;

/** @throws PushBusy where the service is down, slow, or has had enough of us. */
async function post(url: string, asked: Asked, now: () => number) {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { ...asked, method: 'POST', redirect: 'error', signal })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new PushBusy('The push service cannot be reached', undefined, { cause });
    });
  const { status, headers } = answer.response;
  if (status !== 429 && status < 500) return { status, body: parsed(answer.text) };
  const wanted = secondsOf(headers.get('retry-after'), now());
  throw new PushBusy(`The push service answered ${status}`, wanted);
}

interface Grant {
  token: string;
  /** Milliseconds. */
  until: number;
}

const lifetime = 3_600;
/** A token is replaced so much before its end, as a request takes time. */
const margin = 300;

type Refuse = (error: Error) => never;

/** The access token, which one claim brings for an hour, however many messages wait for it. */
function createGrants({ email, key, tokenUrl }: FcmAccount, refuse: Refuse, now: () => number) {
  let held: Promise<Grant> | undefined;

  async function ask(): Promise<Grant> {
    const at = Math.floor(now() / 1_000);
    const assertion = await new SignJWT({
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(at)
      .setExpirationTime(at + lifetime)
      .sign(key);
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const { status, body } = await post(tokenUrl, { body: new URLSearchParams(grant) }, now);
    const given = (body ?? {}) as { access_token?: unknown; expires_in?: unknown };
    if (typeof given.access_token !== 'string') {
      // Asked again for each of ten thousand devices it would refuse us for long.
      return refuse(new PushBusy(`The service account was refused with ${status}`));
    }
    const seconds = typeof given.expires_in === 'number' ? given.expires_in : lifetime;
    const until = (at + seconds - Math.min(margin, seconds / 2)) * 1_000;
    return { token: given.access_token, until };
  }

  async function read(): Promise<string> {
    const asked = (held ??= ask());
    const grant = await asked.catch((error: unknown) => {
      if (held === asked) held = undefined;
      throw error;
    });
    if (grant.until > now()) return grant.token;
    if (held === asked) held = undefined;
    return read();
  }
  return { read, forget: () => (held = undefined) };
}

/** A message has 4,096 bytes, and a device shows a few lines of it. */
const longest = 400;

function shortened(text: string) {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

const messageOf = ({ token, title, body, link }: Push) => ({
  token,
  notification: { title, body: shortened(body) },
  ...(link && { data: { link } }),
  // Who comes back later finds it in the inbox.
  webpush: { headers: { TTL: '86400' } },
});

interface Failure {
  error?: {
    status?: string;
    message?: string;
    details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[];
  };
}

const codeOf = ({ error }: Failure) =>
  error?.details?.find(({ errorCode }) => errorCode)?.errorCode;

/**
 * What is wrong with the message itself is told by the same code as a wrong token: then every
 * device would be forgotten.
 */
function isUseless(failure: Failure) {
  if (codeOf(failure) === 'UNREGISTERED') return true;
  const { status, message = '', details = [] } = failure.error ?? {};
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations);
  const isAboutToken =
    fields.some(({ field }) => field === 'message.token') || /registration token/i.test(message);
  return status === 'INVALID_ARGUMENT' && isAboutToken;
}

/** Sends by Firebase Cloud Messaging, HTTP v1. */
export function createFcmSender(
  account: FcmAccount,
  { logger, now = Date.now }: Options = {},
): PushSender {
  let isRefused = false;

  /** Said once, and not for each of ten thousand devices. */
  const refuse: Refuse = (error) => {
    if (!isRefused) logger?.warn({ reason: error.message }, 'the push service refuses us');
    isRefused = true;
    throw error;
  };
  const grants = createGrants(account, refuse, now);
  const project = encodeURIComponent(account.project);
  const url = `${account.url.replace(/\/$/, '')}/v1/projects/${project}/messages:send`;

  async function ask(push: Push) {
    const authorization = `Bearer ${await grants.read()}`;
    const headers = { authorization, 'content-type': 'application/json' };
    return post(url, { headers, body: JSON.stringify({ message: messageOf(push) }) }, now);
  }

  function fail(status: number, { error }: Failure, code: string | undefined): never {
    const said = `The push service answered ${status} (${code ?? error?.status})`;
    if (status === 401 && !code) {
      // The token was taken back before its time: the next attempt asks for another.
      grants.forget();
      refuse(new PushBusy(said));
    }
    const isOurs = (status === 401 || status === 403) && code !== 'SENDER_ID_MISMATCH';
    if (isOurs) refuse(new Error(said));
    throw new Error(said);
  }

  return {
    get isRefused() {
      return isRefused;
    },

    async send(push) {
      const { status, body } = await ask(push);
      if (status === 200) {
        isRefused = false;
        return true;
      }
      const failure = (body ?? {}) as Failure;
      return isUseless(failure) ? false : fail(status, failure, codeOf(failure));
    },
  };
}
