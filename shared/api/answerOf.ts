import type { LanguageKey } from '@campus/shared/contract/fields';
import type { ErrorBody } from '@campus/shared/contract/errors';
import { ApiError } from './ApiError';
import { errorMessage, errorTexts } from './errorMessage';
import { retryAfterOf } from './retryAfterOf';

interface Received {
  ok: boolean;
  status: number;
  headers: Headers;
  _data?: string | Blob;
}

/** What could not be read has no body. */
async function bodyOf({ headers, _data: data }: Received): Promise<{ body?: unknown } | undefined> {
  const text = typeof data === 'object' ? await data.text() : data;
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
export async function answerOf(response: Received, language: LanguageKey): Promise<unknown> {
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
