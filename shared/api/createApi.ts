import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { isReading } from '@campus/shared/contract/isReading';
import { FetchError, ofetch } from 'ofetch';
import { callAddress } from './callAddress';
import { ApiError } from './ApiError';
import { errorTexts, errorMessage } from './errorMessage';

/** Milliseconds that a server asks to wait: `Retry-After` has seconds, or the moment. */
function retryAfterOf(headers: Headers): number | undefined {
  const asked = headers.get('retry-after');
  if (!asked) return undefined;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

interface Received {
  ok: boolean;
  status: number;
  headers: Headers;
  _data?: string | Blob | ReadableStream<Uint8Array>;
}

/** What could not be read has no body. */
async function bodyOf({ headers, _data: data }: Received): Promise<{ body?: unknown } | undefined> {
  const text = typeof data === 'object' ? await new Response(data).text() : data;
  if (!text) return {};
  if (!/json/.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

type Refusal = Partial<
  Pick<ErrorBody, 'code' | 'fields' | 'current' | 'suggestion' | 'changedBy' | 'changedAt'>
>;

/** The answer of a call. @throws ApiError for a refusal, a failure and an answer that is unreadable. */
async function answerOf(response: Received, language: LanguageKey): Promise<unknown> {
  const { ok, status, headers, _data: data } = response;
  if (ok && typeof data === 'object') return data;
  const read = await bodyOf(response);
  const details = {
    requestId: headers.get('x-request-id') ?? undefined,
    ...(!read && { originalStatus: status }),
  };
  if (ok && read) return read.body;
  if (ok) throw new ApiError('PARSING_ERROR', errorTexts[language].PARSING_ERROR, details);
  const refusal = (read?.body ?? {}) as Refusal;
  const { code, fields, current, suggestion, changedBy, changedAt } = refusal;
  throw new ApiError(status, errorMessage(status, read?.body, language), {
    ...details,
    code,
    fields,
    current,
    suggestion,
    changedBy,
    changedAt,
    retryAfter: retryAfterOf(headers),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A file and the fields beside it; a text in two languages goes as JSON. */
function toForm(file: Blob, fields: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, textOf(value));
  form.append('file', file);
  return form;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Stands in for `fetch`: one that tells how much of a file has gone. */
  send?: typeof fetch;
}

/** Sends one contract call and gives its answer, or throws an ApiError. */
export type Api = <C extends Call>(
  call: C,
  input?: CallInput<C>,
  options?: CallOptions,
) => Promise<CallOutput<C>>;

export interface ApiOptions {
  baseUrl?: string;
  /** Milliseconds; the specification gives none. */
  timeout?: number;
  language: () => LanguageKey;
  token: () => string | undefined;
  /** Settles what a 401 means: the new token, or nothing when the session is over. */
  renew?: (staleToken: string) => Promise<string | undefined>;
  /** Whether a renewal is under way: a call that begins meanwhile waits for its token. */
  isRenewing?: () => boolean;
  /** Asks the person at the page who they are; whether they have proved it. */
  confirm?: () => Promise<boolean>;
  log?: (error: ApiError, call: Call) => void;
  /** Says by W3C Trace Context what a call is part of. */
  trace?: () => string | undefined;
  /** Stands in for `fetch` where a call names no other. */
  send?: typeof fetch;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: object;
  body?: Record<string, unknown>;
  file?: Blob;
}

/** Who waits for a screen is told within ten seconds; a write takes longer, and a file longest. */
const patience = { reading: 8_000, file: 10 };

function patienceFor(call: Call, timeout: number) {
  if (call.multipart ?? call.binary) return timeout * patience.file;
  return isReading(call) ? Math.min(timeout, patience.reading) : timeout;
}

/** The end of patience: of a stream only the beginning is waited for. */
function timerOf(call: Call, timeout: number) {
  const most = patienceFor(call, timeout);
  if (!call.stream) return { signal: AbortSignal.timeout(most), stop: () => undefined };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), most);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** How the answer is read; a stream is read by whoever asked for it. */
function responseTypeOf({ binary, stream }: Call) {
  if (stream) return 'stream';
  return binary ? 'blob' : 'text';
}

/** What a guest may ask too. */
const isOpen = ({ access }: Call) => access === 'public' || access === 'optional';

/**
 * The one transport: bearer and language on every call, one renewal and one retry after a 401, and
 * another one when the person has said who they are.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl = '', timeout = 30_000, language, token, renew, isRenewing } = options;
  const { confirm, log } = options;

  async function ask(call: Call, parts: Parts, how: CallOptions, bearer?: string) {
    const { signal, send = options.send } = how;
    const { signal: late, stop } = timerOf(call, timeout);
    const headers: Record<string, string> = { 'accept-language': language() };
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    const traceparent = options.trace?.();
    if (traceparent) headers.traceparent = traceparent;
    const fetcher = send ? ofetch.create({}, { fetch: send }) : ofetch;
    const response = await fetcher
      .raw<string | Blob | ReadableStream<Uint8Array>, 'blob' | 'stream' | 'text'>(
        baseUrl + callAddress(call, parts),
        {
          method: call.method,
          headers,
          body: parts.file ? toForm(parts.file, parts.body) : parts.body,
          signal: signal ? AbortSignal.any([signal, late]) : late,
          responseType: responseTypeOf(call),
          retry: 0,
          ignoreResponseError: true,
        },
      )
      .catch((error: unknown) => {
        // A cancelled query is not a failure: it must reach TanStack Query as an abort.
        if (signal?.aborted) throw error instanceof FetchError ? (error.cause ?? error) : error;
        const status = late.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR';
        throw new ApiError(status, errorTexts[language()][status]);
      })
      .finally(stop);
    return answerOf(response, language());
  }

  /** A renewal that fails leaves the old token, whose refusal says the rest. */
  async function renewedToken() {
    const current = token();
    return current && renew ? renew(current).catch(() => current) : current;
  }

  async function askAndRenew(call: Call, parts: Parts, how: CallOptions) {
    const sent = isRenewing?.() ? await renewedToken() : token();
    try {
      return await ask(call, parts, how, sent);
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 401;
      // A login that is refused says nothing about the token that is there.
      if (!isStale || call.isLogin || !sent || !renew) throw error;
      const fresh = await renew(sent);
      // A session that is over makes a guest, and a guest may read what is open to everybody.
      if (!fresh && !isOpen(call)) throw error;
      return ask(call, parts, how, fresh);
    }
  }

  /** A sensitive call that came too long after the password is made again once that is given. */
  async function askAndConfirm(call: Call, parts: Parts, how: CallOptions) {
    try {
      return await askAndRenew(call, parts, how);
    } catch (error) {
      const isDoubted = error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED';
      if (!isDoubted || !(await confirm?.())) throw error;
      return askAndRenew(call, parts, how);
    }
  }

  return (async (call: Call, input: Parts = {}, how: CallOptions = {}) => {
    try {
      return await askAndConfirm(call, input, how);
    } catch (error) {
      const isLogged = error instanceof ApiError && !call.isLogin && error.originalStatus !== 401;
      if (isLogged) log?.(error, call);
      throw error;
    }
  }) as Api;
}
