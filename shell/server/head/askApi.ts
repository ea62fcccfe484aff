import type { LanguageKey } from '@campus/shared/contract/fields';

/** A reader has long been answered by then; the answer is for the next one. */
const longest = 5_000;

interface Asked {
  /** Of a call that reads by POST. */
  body?: unknown;
  /** Of the visitor who asks: the API limits by it. */
  ip?: string;
}

export type AskApi = (
  path: string,
  language: LanguageKey,
  asked?: Asked,
) => Promise<{ status: number; body: unknown }>;

/** Asks the API for what everybody may read: no credential goes along. */
export const askApi =
  (origin: string): AskApi =>
  async (path, language, { body, ip } = {}) => {
    const answer = await fetch(origin + path, {
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(ip && { 'x-forwarded-for': ip }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    });
    // “Not now” says nothing about what was asked for.
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`${path} answered ${answer.status}.`);
    return { status: answer.status, body: await answer.json() };
  };
