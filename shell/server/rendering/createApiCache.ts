import type { LanguageKey } from '@campus/shared/contract/fields';
import type { AskApi } from '../head/askApi';
import { createCache } from '../head/createCache';
import { withTimeout } from '../withTimeout';
import type { ApiAnswer, ApiRequest } from './RenderJob';

const patience = 600;
const limits = { freshFor: () => 3_000, staleFor: 3_000, patience, most: 500 };

interface Asking extends ApiRequest {
  language: LanguageKey;
  /** Of the visitor: it is the visitor who asks. */
  ip: string;
}

/** Caches the answers of the API that rendered pages need, for the readers of the same moment. */
export function createApiCache(ask: AskApi) {
  const cache = createCache<ApiAnswer>(limits);
  return {
    /** Null when the API did not say in time. */
    async read({ path, body, language, ip }: Asking): Promise<ApiAnswer | null> {
      const key = `${path} ${language} ${JSON.stringify(body)}`;
      return (await cache.get(key, () => ask(path, language, { body, ip }))) ?? null;
    },
    /** For a page whose answer is of this moment and for this reader: it is neither kept nor shared. */
    async readAnew({ path, body, language, ip }: Asking): Promise<ApiAnswer | null> {
      const answer = ask(path, language, { body, ip }).catch(() => null);
      return (await withTimeout(answer, patience)) ?? null;
    },
    expire: (start: string) => cache.expire(start),
  };
}
