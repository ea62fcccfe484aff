import type { LanguageKey } from '@campus/shared/contract/fields';
import type { AskApi } from '../head/askApi';
import { createCache } from '../head/createCache';
import type { ApiAnswer, ApiRequest } from './RenderJob';

const limits = { freshFor: () => 3_000, staleFor: 3_000, patience: 250, most: 500 };

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
    expire: (start: string) => cache.expire(start),
  };
}
