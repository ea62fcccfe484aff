import { createDateFormat } from '@campus/shared/format/dateFormat';

const russian = createDateFormat('ru-RU');
const english = createDateFormat('en-GB');

/** A day as pages say it, for a message that is kept in both languages. */
export const inBoth = (day: string) => ({ ru: russian.date(day), en: english.date(day) });
