import { today, yearsAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import type { TextFormat } from '../useTypedText/useTypedText';
import { typedDay } from './typedDay';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day for the form, «05.03.2026» for the person; what is no date stays as typed, for the schema to refuse. */
export function useDayFormat(max: string | undefined): TextFormat {
  const { shortDate } = useFormat();
  return {
    read: (text) => typedDay(text, max ?? yearsAfter(today(), 20)) ?? text.trim(),
    write: (value) => (isDay(String(value)) ? shortDate(String(value)) : String(value)),
  };
}
