import { workingDayAfter } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../../platform/database/Database';
import { readNumber } from '../settings/readSetting';
import { formatLocales } from '../../platform/messages/formatLocales';

/** The day, such as 2026-11-27, by which an answer is promised to who waits since then. */
export async function answerDay(db: Database, since: Date) {
  return workingDayAfter(since.getTime(), await readNumber(db, 'ticketAnswerDays'));
}

/** 27 ноября 2026: a day of the calendar, which no time zone moves. */
export const dayIn = (language: LanguageKey, day: string) =>
  new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s+г\.$/, '');
