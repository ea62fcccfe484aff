import type { LanguageKey } from '@campus/shared/contract/fields';

/** A reader has long been answered by then; the answer is for the next one. */
const longest = 5_000;

export type AskApi = (
  path: string,
  language: LanguageKey,
  /** Of a call that reads by POST. */
  body?: object,
) => Promise<{ status: number; body: unknown }>;

/** Asks the API for what everybody may read: no credential goes along. */
export const askApi =
  (origin: string): AskApi =>
  async (path, language, body) => {
    const headers = { accept: 'application/json', 'accept-language': language };
    const answer = await fetch(origin + path, {
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    });
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
    return { status: answer.status, body: await answer.json() };
  };
