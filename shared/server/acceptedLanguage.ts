import type { LanguageKey } from '@campus/shared/contract/fields';

const isKnown = (key: string): key is LanguageKey => key === 'ru' || key === 'en';

function preference(part: string) {
  const [range = '', ...params] = part.trim().toLowerCase().split(';');
  const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
  return { key: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
}

/** The reader's language from an accept-language header; Russian unless another is asked for. */
export function acceptedLanguage(header: string | undefined): LanguageKey {
  const known = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(preference)
    .filter(({ key, weight }) => isKnown(key) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const best = known[0]?.key ?? 'ru';
  return isKnown(best) ? best : 'ru';
}
