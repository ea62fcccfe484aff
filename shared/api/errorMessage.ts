import type { LanguageKey } from '@campus/shared/contract/fields';

interface OwnTexts {
  generic: string;
  unavailable: string;
  FETCH_ERROR: string;
  TIMEOUT_ERROR: string;
  PARSING_ERROR: string;
}

/** Texts of our own, for when the server has none to give. */
export const errorTexts: Record<LanguageKey, OwnTexts> = {
  ru: {
    generic: 'Произошла ошибка',
    unavailable: 'Сервис недоступен, попробуйте позже',
    FETCH_ERROR: 'Нет связи с сервером. Проверьте подключение к сети.',
    TIMEOUT_ERROR: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
    PARSING_ERROR: 'Сервер прислал непонятный ответ. Попробуйте ещё раз.',
  },
  en: {
    generic: 'An error has occurred',
    unavailable: 'The service is unavailable, please try again later',
    FETCH_ERROR: 'The server cannot be reached. Check your connection.',
    TIMEOUT_ERROR: 'The server did not answer in time. Please try again.',
    PARSING_ERROR: 'The server sent an unreadable answer. Please try again.',
  },
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

function parsedObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const likelyKeys = ['description', 'message', 'error'];

function textInObject(source: object): string {
  const entries = Object.entries(source);
  const found = likelyKeys
    .flatMap((key) => entries.filter(([name]) => name.toLowerCase().includes(key)))
    .map(([, value]) => textOf(value));
  return found.find(Boolean) ?? '';
}

/** What to tell the person about a refused call: the server's own words wherever it has some. */
export function errorMessage(status: number, body: unknown, language: LanguageKey): string {
  const own = errorTexts[language];
  if (status >= 500) return own.unavailable;
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : body;
  const inner = typeof message === 'string' ? parsedObject(message) : undefined;
  return (inner ? textInObject(inner) : textOf(message)) || own.generic;
}
