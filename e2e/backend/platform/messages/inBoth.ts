import { createDateFormat } from '@campus/shared/format/dateFormat';
import { formatLocales } from './formatLocales';

const russian = createDateFormat(formatLocales.ru);
const english = createDateFormat(formatLocales.en);

/** A day as pages say it, for a message that is kept in both languages. */
export const inBoth = (day: string) => ({ ru: russian.date(day), en: english.date(day) });
