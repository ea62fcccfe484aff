import { today, yearsAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import type { TextFormat } from '../useTypedText/useShownText';
import { isDay } from './isDay';
import { typedDay } from './typedDay';

/** A day for the form, «05.03.2026» for the person; what is no date stays as typed, for the schema to refuse. */
export function useDayFormat(max: string | undefined): TextFormat {
  const { shortDate } = useFormat();
  return {
    read: (text) => typedDay(text, max ?? yearsAfter(today(), 20)) ?? text.trim(),
    write: (value) => (isDay(String(value)) ? shortDate(String(value)) : String(value)),
  };
}
