import type { LanguageKey } from '@campus/shared/contract/fields';
import type { AskApi } from '../head/askApi';
import { createKept } from '../head/createKept';
import type { Answer, Question } from './DrawOrder';

const limits = { freshFor: () => 3_000, staleFor: 3_000, patience: 250, most: 500 };

interface Asking extends Question {
  language: LanguageKey;
  /** Of the visitor: it is the visitor who asks. */
  ip: string;
}

/** Asks the API for what stands on drawn pages, and keeps it for the readers of the same moment. */
export function createAnswers(ask: AskApi) {
  const kept = createKept<Answer>(limits);
  return {
    /** Null when the API did not say in time. */
    async read({ path, body, language, ip }: Asking): Promise<Answer | null> {
      const key = `${path} ${language} ${JSON.stringify(body)}`;
      return (await kept.get(key, () => ask(path, language, { body, ip }))) ?? null;
    },
    expire: (start: string) => kept.expire(start),
  };
}
