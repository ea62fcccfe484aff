import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';

const timeZone = 'Europe/Moscow';
const locales = { ru: 'ru-RU', en: 'en-GB' } as const;
const place = { ru: 'по Москве', en: 'Moscow time' } as const;

/** «01:00 по Москве», with the day where it is another one: «22 ноября, 01:00 по Москве». */
export function untilInWords(end: number, now: number, language: LanguageKey) {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, ...parts }).format(end);
  const clock = `${format({ hour: '2-digit', minute: '2-digit' })} ${place[language]}`;
  if (dayAt(end) === dayAt(now)) return clock;
  return `${format({ day: 'numeric', month: 'long' })}, ${clock}`;
}
